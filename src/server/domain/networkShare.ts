import { tooManyLogins } from './errors'

/** Half of the passwords that may be in work or waiting: one network cannot keep the others out. */
const MOST_AT_ONCE = 17

export type NetworkShare = ReturnType<typeof createNetworkShare>

/** Rejects with 'unavailable' what one network asks for beyond its share. */
export function createNetworkShare() {
  const inProgress = new Map<string, number>()

  return async function share<Result>(network: string, task: () => Promise<Result>): Promise<Result> {
    const count = inProgress.get(network) ?? 0
    if (count >= MOST_AT_ONCE) throw tooManyLogins()
    inProgress.set(network, count + 1)
    try {
      return await task()
    } finally {
      const left = (inProgress.get(network) ?? 1) - 1
      if (left > 0) inProgress.set(network, left)
      else inProgress.delete(network)
    }
  }
}
