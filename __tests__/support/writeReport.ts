import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import { toMarkdown } from '~/contract/report'
import { buildReport, isPaid, resultFor } from '~/diagnosis'
import type { Reply, Verdict, Words } from '~/diagnosis'

/** The report on a verdict as the API gives it. */
export function writeReport(verdict: Verdict, words: Words, today: number, replies: readonly Reply[] = []): string {
  const charge = isPaid(verdict) ? CREDITS_PER_DIAGNOSIS : 0
  return toMarkdown(buildReport(verdict, resultFor(verdict, words, replies), words, { today, charge }))
}
