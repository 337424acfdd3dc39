import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

type Answer = { method: string; route: string; status: number; seconds: number }

/** Up to the ten seconds after which the client gives up. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What the server counts about itself. A label has few values, and none of them tells who it was. */
export function createMetrics() {
  const registry = new Registry()
  const { requests, refusals, scans, credits, violations, waits, looks, inHand } = instruments([registry])
  return {
    registry,
    answered: ({ method, route, status, seconds }: Answer) => {
      requests.observe({ method, route, status }, seconds)
    },
    refused: (reason: string) => {
      refusals.inc({ reason })
    },
    scanned: (verdict: string, charge: number) => {
      scans.inc({ verdict })
      credits.inc(charge)
    },
    violated: (directive: string) => {
      violations.inc({ directive })
    },
    waited: (seconds: number) => {
      waits.observe(seconds)
    },
    /** To be called when a photo is handed over; what it gives back, when there is an outcome. */
    looking() {
      const end = looks.startTimer()
      inHand.inc()
      return (outcome: 'done' | 'failed') => {
        inHand.dec()
        end({ outcome })
      }
    },
  }
}

const instruments = (registers: Registry[]) => ({
  ...ofBusiness(registers),
  ...ofInference(registers),
  requests: new Histogram({
    name: 'jani_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  }),
})

const ofBusiness = (registers: Registry[]) => ({
  refusals: new Counter({
    name: 'jani_refusals_total',
    help: 'Requests that were refused on purpose, by reason.',
    labelNames: ['reason'],
    registers,
  }),
  scans: new Counter({
    name: 'jani_scans_total',
    help: 'Diagnoses given, by kind of verdict.',
    labelNames: ['verdict'],
    registers,
  }),
  credits: new Counter({ name: 'jani_credits_charged_total', help: 'Credits taken for diagnoses.', registers }),
  violations: new Counter({
    name: 'jani_policy_violations_total',
    help: 'Reports of browsers that their content security policy stopped something, by directive.',
    labelNames: ['directive'],
    registers,
  }),
})

const ofInference = (registers: Registry[]) => ({
  waits: new Histogram({
    name: 'jani_inference_wait_seconds',
    help: 'Time that a photo waited for a thread.',
    buckets: SECONDS,
    registers,
  }),
  looks: new Histogram({
    name: 'jani_inference_duration_seconds',
    help: 'Time from handing over a photo to the opinion of the network, the wait for a thread included.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  }),
  inHand: new Gauge({
    name: 'jani_inference_in_hand',
    help: 'Photos being looked at or waiting for it.',
    registers,
  }),
})
