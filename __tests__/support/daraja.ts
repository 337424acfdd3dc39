import { createDaraja, type Fetch } from '~/server/mpesa/daraja'
import { createSimulator, SIMULATED } from '~/server/mpesa/simulator'

import type { Random } from './random'

/** Shares of calls, of a hundred. */
export type Faults = { lost: number; failed: number; strange: number }

export const NO_FAULTS: Faults = { lost: 0, failed: 0, strange: 0 }

const STRANGE = ['', 'null', '[]', '<html>', '{"ResponseCode":"0"}', '{"ResultCode":"4999","ResultDesc":"Unheard of"}']

/** The simulated Daraja behind the real client, on a bad line. `bodies`: what M-Pesa would send to the callback. */
export function createFaultyDaraja(now: () => number, random: Random) {
  const bodies: string[] = []
  const simulator = createSimulator({ now, onDecided: (body) => bodies.push(JSON.stringify(body)) })
  let faults = NO_FAULTS
  const happens = (share: number) => random.below(100) < share

  /** A request that is lost may have arrived. */
  const send: Fetch = async (url, init) => {
    if (happens(faults.lost)) {
      if (happens(50)) await simulator.fetch(url, init)
      throw new TypeError('fetch failed')
    }
    const response = await simulator.fetch(url, init)
    if (happens(faults.failed))
      return new Response('{"errorCode":"500.001.1001","errorMessage":"Busy"}', { status: 500 })
    return happens(faults.strange) ? new Response(random.pick(STRANGE)) : response
  }

  return {
    simulator,
    bodies,
    mpesa: createDaraja(SIMULATED, { now, fetch: send }),
    setFaults: (shares: Faults) => (faults = shares),
  }
}
