import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'
import { toMarkdown } from '~/contract/report'
import type { Result } from '~/contract/responses'
import { buildReport, isPaid, resultFor, troublesIn } from '~/diagnosis'
import type { Verdict, Words } from '~/diagnosis'

/** The report on a verdict as the API gives it. */
export function writeReport(
  verdict: Verdict,
  words: Words,
  today: number,
  result: Result = resultFor(verdict, words),
): string {
  const charge = isPaid(verdict) ? CREDITS_PER_DIAGNOSIS : 0
  return toMarkdown(
    buildReport(verdict, result, words, { today, charge, asked: troublesIn(words.language, words.place).asked }),
  )
}
