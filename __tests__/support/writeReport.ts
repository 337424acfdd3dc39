import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import { toMarkdown } from '~/contract/report'
import { buildReport, isPaid, resultFor } from '~/diagnosis'
import type { Verdict, Words } from '~/diagnosis'

/** The report on a verdict as the API gives it. `answered`: what the farmer's answers have changed, as sentences. */
export function writeReport(verdict: Verdict, words: Words, today: number, answered: readonly string[] = []): string {
  const charge = isPaid(verdict) ? CREDITS_PER_DIAGNOSIS : 0
  return toMarkdown(buildReport(verdict, resultFor(verdict, words, answered), words, { today, charge }))
}
