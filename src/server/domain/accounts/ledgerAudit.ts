import { HOUR_MS } from '../nairobi'
import type { Clock } from '../security'

/** An account whose balance is not the sum of its ledger entries. */
export type Discrepancy = { accountId: string; balance: number; sum: number }

export type LedgerAuditRecords = {
  /** Compares the next accounts after this id, in one statement; `last` is undefined if there are no more. */
  comparePage(after: string): Promise<{ discrepancies: Discrepancy[]; last: string | undefined }>
  /** Undefined before the first one. */
  lastAudit(): Promise<{ finishedAt: number; discrepancies: number } | undefined>
  store(audit: { finishedAt: number; discrepancies: number }): Promise<void>
}

type Pause = () => Promise<void>

/** Compares all balances with the ledger, in pages. */
export async function auditLedger(records: Pick<LedgerAuditRecords, 'comparePage'>, pause?: Pause) {
  const found: Discrepancy[] = []
  let after: string | undefined = ''
  while (after !== undefined) {
    const page = await records.comparePage(after)
    found.push(...page.discrepancies)
    after = page.last
    await pause?.()
  }
  return found
}

/** Audits the ledger unless a server has done so within the hour. */
export const createHourlyAudit = (records: LedgerAuditRecords, now: Clock) => async (pause: Pause) => {
  const last = await records.lastAudit()
  if (last && Math.abs(now() - last.finishedAt) < HOUR_MS) return
  const { length } = await auditLedger(records, pause)
  await records.store({ finishedAt: now(), discrepancies: length })
}
