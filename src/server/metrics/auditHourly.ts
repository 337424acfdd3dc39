import type { Ledger } from '~/server/domain/accounts/ledger'

import type { Metrics } from './metrics'

const HOUR_MS = 60 * 60 * 1000

/** Compares all balances with their ledger now and every hour, because it reads every entry. Returns the function that ends it. */
export function auditHourly(ledger: Pick<Ledger, 'audit'>, { audited }: Pick<Metrics, 'audited'>) {
  let running: Promise<void> = Promise.resolve()
  const audit = () => {
    running = ledger.audit().then(
      ({ length }) => {
        audited(length)
      },
      () => {
        audited(NaN)
      },
    )
  }
  audit()
  const timer = setInterval(audit, HOUR_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
