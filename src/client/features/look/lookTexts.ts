import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import { levelOf, loadedWords, lookFor } from '~/diagnosis'

import type { Look } from './look'

/** What a look says, once the words of that language are loaded. */
export const resultOfLook = ({ verdict }: Look, language: Language, place: Place) =>
  lookFor(verdict, loadedWords(language, place))

/** The one condition that it names. */
export function labelOfLook({ verdict }: Look, place: Place): string | null {
  if (verdict.kind === 'confident') return verdict.label
  return verdict.kind === 'ranked' && levelOf(verdict, place) === 'probable'
    ? (verdict.candidates[0]?.label ?? null)
    : null
}

/** Nothing was read on a photo with a fault: another crop changes nothing. */
export const isCorrectable = ({ verdict: { kind } }: Look) => !['tooDark', 'tooBlurred', 'falseColours'].includes(kind)
