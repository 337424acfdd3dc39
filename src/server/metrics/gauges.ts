import { Gauge } from 'prom-client'

import type { LedgerAuditRecords } from '~/server/domain/accounts/ledgerAudit'
import type { Outbox } from '~/server/domain/accounts/mails'
import type { AccuracyRecords } from '~/server/domain/cases/accuracy'
import { runsSince, type ConfirmationRecords } from '~/server/domain/cases/confirmations'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import type { PaymentRecords } from '~/server/domain/payments/paymentRecords'
import type { Clock } from '~/server/domain/security'

import type { Metrics } from './metrics'

/** A gauge that is read whenever metrics are; NaN if unknown. */
export const watch = (
  { registry }: Pick<Metrics, 'registry'>,
  { name, help }: { name: string; help: string },
  read: () => number | Promise<number>,
) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(
        await Promise.resolve()
          .then(read)
          .catch(() => NaN),
      )
    },
  })

export const watchOutbox = (metrics: Pick<Metrics, 'registry'>, outbox: Pick<Outbox, 'count'>) =>
  watch(metrics, { name: 'jani_outbox_mails', help: 'Mails that wait to be sent; counted up to 10,000.' }, () =>
    outbox.count(),
  )

const MOST_COUNTED = 1_000

export function watchPayments(
  metrics: Pick<Metrics, 'registry'>,
  { lists, operator }: Pick<PaymentRecords, 'lists' | 'operator'>,
) {
  const list = 'When the list of M-Pesa was last read completely; 0 before the first time.'
  watch(
    metrics,
    { name: 'jani_payment_list_timestamp_seconds', help: list },
    async () => ((await lists.read())?.readAt ?? 0) / 1000,
  )
  const open = 'Payments that have served no order and wait for a decision; counted up to 1,000.'
  watch(
    metrics,
    { name: 'jani_payments_unmatched', help: open },
    async () => (await operator.unmatched({ state: 'open', limit: MOST_COUNTED })).length,
  )
}

/** A quarantine disease tells nobody before the operator has decided. */
export const watchConfirmations = (
  metrics: Pick<Metrics, 'registry'>,
  confirmations: Pick<ConfirmationRecords, 'countWaiting'>,
  now: Clock,
) => {
  const help = 'Quarantine diseases that an expert has confirmed and that wait for the operator.'
  watch(metrics, { name: 'jani_confirmations_waiting', help }, () => confirmations.countWaiting(runsSince(now())))
}

/** By those who judge: experts, and officers whom the operator has invited. */
export const watchJudged = ({ registry }: Pick<Metrics, 'registry'>, { judged }: Pick<AccuracyRecords, 'judged'>) =>
  new Gauge({
    name: 'jani_judged_answers',
    help: 'Answers that were judged, by whom, what they had said, and what was said of them.',
    labelNames: ['judge', 'level', 'judged'],
    registers: [registry],
    async collect() {
      this.reset()
      const { groups } = await judged().catch(() => ({ groups: [] }))
      for (const { judge, level, judged: said, answers } of groups) this.inc({ judge, level, judged: said }, answers)
    },
  })

/** If this process has any. */
export function watchWorkers(
  metrics: Pick<Metrics, 'registry'>,
  { capacity, aliveWorkers }: Pick<Classifier, 'capacity' | 'aliveWorkers'>,
) {
  if (capacity === undefined || aliveWorkers === undefined) return
  watch(metrics, { name: 'jani_workers_alive', help: 'Workers that can take photos.' }, aliveWorkers)
  const help = 'Photos that may be in work or wait; more are refused.'
  watch(metrics, { name: 'jani_inference_capacity', help }, () => capacity)
}

/** Says which versions run, next to each other while servers are replaced. */
export const describeBuild = ({ registry }: Pick<Metrics, 'registry'>, build: { version: string; model: string }) => {
  const info = new Gauge({
    name: 'jani_build_info',
    help: 'Always 1; the labels say which version of Jani and of the model runs.',
    labelNames: ['version', 'model'],
    registers: [registry],
  })
  info.set(build, 1)
}

/** Every server reports the last audit, whichever made it: 0 and NaN before the first one, NaN if unknown. */
export function watchAudit(metrics: Pick<Metrics, 'registry'>, audits: Pick<LedgerAuditRecords, 'lastAudit'>) {
  watch(
    metrics,
    {
      name: 'jani_ledger_audit_timestamp_seconds',
      help: 'When the last comparison of all balances with the ledger ended.',
    },
    async () => ((await audits.lastAudit())?.finishedAt ?? 0) / 1000,
  )
  watch(
    metrics,
    {
      name: 'jani_ledger_discrepancies',
      help: 'Accounts whose balance was not the sum of their ledger entries at that time.',
    },
    async () => (await audits.lastAudit())?.discrepancies ?? NaN,
  )
}
