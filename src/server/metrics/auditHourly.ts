import type { Ledger } from '~/server/domain/accounts/ledger'

import type { Metrics } from './metrics'

const HOUR_MS = 60 * 60 * 1000

/** Compares all balances with the ledger now and hourly, as it reads every entry. Returns a function that stops it. */
export function auditHourly(ledger: Pick<Ledger, 'audit'>, { audited }: Pick<Metrics, 'audited'>) {
  let running: Promise<void> = Promise.resolve()
  const audit = () => {
    running = ledger.audit().then(
      ({ length }) => audited(length),
      () => audited(NaN),
    )
  }
  audit()
  const timer = setInterval(audit, HOUR_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
