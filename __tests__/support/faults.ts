import type { Random } from './corpus/random'

/** What happens to one request on its way there, or to its answer on the way back. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'latency'; ms: number }
  | { kind: 'dripped answer'; everyMs: number }
  | { kind: 'cut request'; afterBytes: number }
  | { kind: 'reset request'; afterBytes: number }
  | { kind: 'lost answer' }
  | { kind: 'truncated answer'; afterBytes: number }
  | { kind: 'duplicated request' }
  | { kind: 'request into silence'; afterBytes: number }
  | { kind: 'answer into silence'; afterBytes: number }

/** What a patient client does not even notice. */
export const HARMLESS: Fault['kind'][] = ['none', 'latency', 'dripped answer', 'duplicated request']

export function chooseFault(random: Random): Fault {
  return random.pick<Fault>([
    { kind: 'none' },
    { kind: 'latency', ms: random.between(20, 700) },
    { kind: 'dripped answer', everyMs: random.between(1, 20) },
    { kind: 'cut request', afterBytes: random.between(0, 20_000) },
    { kind: 'reset request', afterBytes: random.between(0, 20_000) },
    { kind: 'lost answer' },
    { kind: 'truncated answer', afterBytes: random.between(1, 3_000) },
    { kind: 'duplicated request' },
  ])
}

/** A connection that one side believes in and the other does not: costs a client its whole patience. */
export function chooseSilence(random: Random): Fault {
  return random.pick<Fault>([
    { kind: 'request into silence', afterBytes: random.between(0, 20_000) },
    { kind: 'answer into silence', afterBytes: 0 },
    { kind: 'answer into silence', afterBytes: random.between(1, 3_000) },
  ])
}
