import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { MailOutcome } from '~/server/domain/accounts/mails'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import type { DiagnosisRecords } from '~/server/domain/diagnoses/records'
import { DomainError, ERROR_CODES } from '~/server/domain/domainError'
import type { SendReminder } from '~/server/domain/reminders/reminderRecords'

export type Metrics = ReturnType<typeof createMetrics>

type RecordedResponse = { method: string; route: string; status: number; seconds: number }

/** Up to the client's timeout of ten seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Of a photo; `refused`: it is none, or it has to wait. */
const CLASSIFICATIONS = ['done', 'refused', 'failed'] as const
const MAILS: readonly MailOutcome[] = ['sent', 'failed', 'refused']
const REMINDERS = ['sent', 'refused', 'failed'] as const

/** Labels have few values, none of which identifies a user. Series that alerts read exist from the start, with 0. */
export function createMetrics() {
  const registry = new Registry()
  const { requests, errors, refusals, violations } = httpMetrics([registry])
  const { scans, credits } = creditMetrics([registry])
  const { waits, classifications, inProgress, restarts } = inferenceMetrics([registry])
  const { mails, reminders } = sendingMetrics([registry])
  for (const code of ERROR_CODES) refusals.inc({ code }, 0)
  errors.inc({ route: 'none' }, 0)
  return {
    registry,
    routeAdded: (route: string) => errors.inc({ route }, 0),
    responded: ({ method, route, status, seconds }: RecordedResponse) => {
      requests.observe({ method, route, status }, seconds)
      if (status === 500) errors.inc({ route })
    },
    refused: (code: string) => refusals.inc({ code }),
    workerRestarted: () => restarts.inc(),
    mailed: (outcome: MailOutcome) => mails.inc({ outcome }),
    reminded: (outcome: (typeof REMINDERS)[number]) => reminders.inc({ outcome }),
    violated: (directive: string) => violations.inc({ directive }),
    scanned: (verdict: string, charge: number) => {
      scans.inc({ verdict })
      credits.inc(charge)
    },
    waited: (seconds: number) => waits.observe(seconds),
    /** Returns a function to call with the outcome. */
    startClassification() {
      const end = classifications.startTimer()
      inProgress.inc()
      return (outcome: (typeof CLASSIFICATIONS)[number]) => {
        inProgress.dec()
        end({ outcome })
      }
    },
  }
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
      end(error instanceof DomainError && error.code !== 'photoFailed' ? 'refused' : 'failed')
      throw error
    }
  },
})

export const measuredReminder =
  (send: SendReminder, { reminded }: Pick<Metrics, 'reminded'>): SendReminder =>
  async (...reminder) => {
    try {
      const status = await send(...reminder)
      reminded(status >= 200 && status < 300 ? 'sent' : 'refused')
      return status
    } catch (error) {
      reminded('failed')
      throw error
    }
  }

export const measuredRecords = (records: DiagnosisRecords, metrics: Pick<Metrics, 'scanned'>): DiagnosisRecords => ({
  ...records,
  async settle(record) {
    const settlement = await records.settle(record)
    if (settlement.kind === 'kept') metrics.scanned(record.verdict.kind, settlement.isByPlan ? 0 : record.charge)
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
  errors: new Counter({
    name: 'jani_errors_total',
    help: 'Responses with status 500, by route.',
    labelNames: ['route'],
    registers,
  }),
  refusals: new Counter({
    name: 'jani_refusals_total',
    help: 'Requests that were refused on purpose, by the code of the response.',
    labelNames: ['code'],
    registers,
  }),
  violations: new Counter({
    name: 'jani_policy_violations_total',
    help: 'Browser reports that the content security policy stopped something, by directive.',
    labelNames: ['directive'],
    registers,
  }),
})

const creditMetrics = (registers: Registry[]) => ({
  scans: new Counter({
    name: 'jani_scans_total',
    help: 'Diagnoses given, by kind of verdict.',
    labelNames: ['verdict'],
    registers,
  }),
  credits: new Counter({ name: 'jani_credits_charged_total', help: 'Credits charged for diagnoses.', registers }),
})

function inferenceMetrics(registers: Registry[]) {
  const classifications = new Histogram({
    name: 'jani_inference_duration_seconds',
    help: 'Time to classify a photo, including the wait for a worker.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })
  for (const outcome of CLASSIFICATIONS) classifications.zero({ outcome })
  return {
    classifications,
    waits: new Histogram({
      name: 'jani_inference_wait_seconds',
      help: 'Time that a photo waited for a worker.',
      buckets: SECONDS,
      registers,
    }),
    inProgress: new Gauge({
      name: 'jani_inference_in_progress',
      help: 'Photos that are being classified or wait for it.',
      registers,
    }),
    restarts: new Counter({
      name: 'jani_worker_restarts_total',
      help: 'Workers that died or did not answer, and were replaced.',
      registers,
    }),
  }
}

function sendingMetrics(registers: Registry[]) {
  const mails = new Counter({
    name: 'jani_mails_total',
    help: 'Attempts to send a mail: sent, failed (and repeated) or refused for good.',
    labelNames: ['outcome'],
    registers,
  })
  const reminders = new Counter({
    name: 'jani_reminders_total',
    help: 'Attempts to send a reminder: sent, refused by the push service, or failed without its answer.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of MAILS) mails.inc({ outcome }, 0)
  for (const outcome of REMINDERS) reminders.inc({ outcome }, 0)
  return { mails, reminders }
}
