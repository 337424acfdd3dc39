import { DEFAULT_PLACE } from '~/contract/countries'
import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'

import { en } from './en/en'
import type { Words } from './types'

/** In the chunks of the app's own texts, so that these are there without a network when those are. */
const loaders: Record<Language, () => Promise<Record<Place, Words>>> = {
  en: async () => en,
  sw: async () => (await import(/* webpackChunkName: "messages-sw" */ './sw/sw')).sw,
}
const loaded: Partial<Record<Language, Record<Place, Words>>> = { en }

/** For a browser: a reader of English downloads no other words. */
export async function loadWords(language: Language): Promise<void> {
  loaded[language] ??= await loaders[language]()
}

/** English where `loadWords` has not resolved. */
export const loadedWords = (language: Language, place: Place = DEFAULT_PLACE): Words => (loaded[language] ?? en)[place]
