import type { Preview } from '~/client/storage/accountDb'
import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import type { Diagnosis, Result } from '~/contract/responses'
import { levelOf, loadedWords, previewFor, type Verdict } from '~/diagnosis'

const verdictOf = ({ verdict }: Preview) => verdict as Verdict

/** The preview as a result; needs the words of that language. Undefined if another version of the app stored it. */
export function resultOfStored(look: Preview | undefined, language: Language, place: Place): Result | undefined {
  if (!look) return undefined
  try {
    return previewFor(verdictOf(look), loadedWords(language, place))
  } catch {
    return undefined
  }
}

/** Whether the server's verdict is of another kind, or has another first label. */
export function differs(
  look: Preview,
  { verdict, label, place }: Pick<Diagnosis, 'verdict' | 'label' | 'place'>,
): boolean {
  const seen = verdictOf(look)
  return levelOf(seen, place) !== verdict || firstLabelOf(seen) !== label
}

function firstLabelOf(verdict: Verdict): string | null {
  if (verdict.kind === 'confident') return verdict.label
  return verdict.kind === 'ranked' ? (verdict.candidates[0]?.label ?? null) : null
}
