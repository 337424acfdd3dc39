import { confidentReport } from './reports/confidentReport'
import { freeReport } from './reports/freeReport'
import { rankedReport } from './reports/rankedReport'
import type { Verdict } from './verdict'

/**
 * Markdown for a farmer: one `##` heading, the answer and how sure, then `###` sections in one order.
 * Throws a RangeError for a label that `describes` does not know.
 */
export function writeReport(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'confident':
      return confidentReport(verdict)
    case 'ranked':
      return rankedReport(verdict)
    default:
      return freeReport(verdict)
  }
}
