import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { LedgerAuditRecords } from '~/server/domain/accounts/ledgerAudit'
import type { Outbox } from '~/server/domain/accounts/mails'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import type { DiagnosisRecords } from '~/server/domain/diagnoses/records'

export type Metrics = ReturnType<typeof createMetrics>

type RecordedResponse = { method: string; route: string; status: number; seconds: number }

/** Up to the client's timeout of ten seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Labels have few values, none of which identifies a user. */
export function createMetrics() {
  const registry = new Registry()
  const { requests, refusals, violations } = httpMetrics([registry])
  const { scans, credits, waits, classifications, inProgress } = diagnosisMetrics([registry])
  return {
    registry,
    responded: ({ method, route, status, seconds }: RecordedResponse) => {
      requests.observe({ method, route, status }, seconds)
    },
    refused: (reason: string) => {
      refusals.inc({ reason })
    },
    violated: (directive: string) => {
      violations.inc({ directive })
    },
    scanned: (verdict: string, charge: number) => {
      scans.inc({ verdict })
      credits.inc(charge)
    },
    waited: (seconds: number) => waits.observe(seconds),
    /** Returns a function to call with the outcome. */
    startClassification() {
      const end = classifications.startTimer()
      inProgress.inc()
      return (outcome: 'done' | 'failed') => {
        inProgress.dec()
        end({ outcome })
      }
    },
  }
}

/** Counts queued mails whenever metrics are read; NaN if unknown. */
export const watchOutbox = ({ registry }: Pick<Metrics, 'registry'>, outbox: Pick<Outbox, 'count'>) =>
  new Gauge({
    name: 'jani_outbox_mails',
    help: 'Mails that wait to be sent; counted up to 10,000.',
    registers: [registry],
    async collect() {
      this.set(await outbox.count().catch(() => NaN))
    },
  })

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
export function watchAudit({ registry }: Pick<Metrics, 'registry'>, audits: Pick<LedgerAuditRecords, 'lastAudit'>) {
  new Gauge({
    name: 'jani_ledger_audit_timestamp_seconds',
    help: 'When the last comparison of all balances with the ledger ended.',
    registers: [registry],
    async collect() {
      this.set(await audits.lastAudit().then((last) => (last?.finishedAt ?? 0) / 1000, () => NaN)) // prettier-ignore
    },
  })
  new Gauge({
    name: 'jani_ledger_discrepancies',
    help: 'Accounts whose balance was not the sum of their ledger entries at that time.',
    registers: [registry],
    async collect() {
      this.set(await audits.lastAudit().then((last) => last?.discrepancies ?? NaN, () => NaN)) // prettier-ignore
    },
  })
}

export const measuredClassifier = (
  classifier: Classifier,
  metrics: Pick<Metrics, 'startClassification'>,
): Classifier => ({
  ...classifier,
  async classify(...photo) {
    const end = metrics.startClassification()
    try {
      const observation = await classifier.classify(...photo)
      end('done')
      return observation
    } catch (error) {
      end('failed')
      throw error
    }
  },
})

export const measuredRecords = (records: DiagnosisRecords, metrics: Pick<Metrics, 'scanned'>): DiagnosisRecords => ({
  ...records,
  async settle(record) {
    const settlement = await records.settle(record)
    if (settlement.kind === 'kept') metrics.scanned(record.verdict.kind, record.charge)
    return settlement
  },
})

const httpMetrics = (registers: Registry[]) => ({
  requests: new Histogram({
    name: 'jani_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  }),
  refusals: new Counter({
    name: 'jani_refusals_total',
    help: 'Requests that were refused on purpose, by reason.',
    labelNames: ['reason'],
    registers,
  }),
  violations: new Counter({
    name: 'jani_policy_violations_total',
    help: 'Browser reports that the content security policy stopped something, by directive.',
    labelNames: ['directive'],
    registers,
  }),
})

const diagnosisMetrics = (registers: Registry[]) => ({
  scans: new Counter({
    name: 'jani_scans_total',
    help: 'Diagnoses given, by kind of verdict.',
    labelNames: ['verdict'],
    registers,
  }),
  credits: new Counter({ name: 'jani_credits_charged_total', help: 'Credits charged for diagnoses.', registers }),
  waits: new Histogram({
    name: 'jani_inference_wait_seconds',
    help: 'Time that a photo waited for a worker.',
    buckets: SECONDS,
    registers,
  }),
  classifications: new Histogram({
    name: 'jani_inference_duration_seconds',
    help: 'Time to classify a photo, including the wait for a worker.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  }),
  inProgress: new Gauge({
    name: 'jani_inference_in_progress',
    help: 'Photos that are being classified or wait for it.',
    registers,
  }),
})
