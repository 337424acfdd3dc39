import { DEFAULT_PLACE } from '~/contract/countries'
import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'

import type { TroubleTexts } from './troubleTypes'

/** In chunks of their own: only the pages of troubles and of crops need them. */
const loaders: Record<Language, () => Promise<Record<Place, TroubleTexts>>> = {
  en: async () => (await import('./en/troubles/troubles')).troubles,
  sw: async () => (await import('./sw/troubles/troubles')).troubles,
}
const loaded: Partial<Record<Language, Record<Place, TroubleTexts>>> = {}

/** For a browser: nobody downloads the words of a language that they do not read. */
export async function loadTroubles(language: Language): Promise<void> {
  loaded[language] ??= await loaders[language]()
}

/** Throws an Error where `loadTroubles` has not resolved. */
export function loadedTroubles(language: Language, place: Place = DEFAULT_PLACE): TroubleTexts {
  const texts = loaded[language]
  if (texts === undefined) throw new Error(`The words of the troubles in "${language}" are not loaded.`)
  return texts[place]
}
