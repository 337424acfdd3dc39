import type { Preview } from '~/client/device/accountDb'
import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import type { Diagnosis, Result } from '~/contract/responses'
import { levelOf, loadedWords, lookFor } from '~/diagnosis'
import type { Verdict } from '~/diagnosis'

const verdictOf = ({ verdict }: Preview) => verdict as Verdict

/** What a look says, once the words of that language are loaded; undefined where another version of the app has kept it. */
export function resultOfKept(look: Preview | undefined, language: Language, place: Place): Result | undefined {
  if (!look) return undefined
  try {
    return lookFor(verdictOf(look), loadedWords(language, place))
  } catch {
    return undefined
  }
}

/** Whether the server has said something else: another kind of verdict, or another first label. */
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
