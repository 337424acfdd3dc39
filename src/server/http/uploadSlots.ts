import { Semaphore, withTimeout } from 'async-mutex'
import type { SemaphoreInterface } from 'async-mutex'

import { tooManyPhotos } from '~/server/domain/errors'

/** Photos are shrunk before they are sent: this is room for a thousand of them, or a dozen of 5 MB. */
const LIMITS = {
  perAccount: 4,
  accountTimeoutMs: 2_000,
  maxBytes: 64 * 1024 * 1024,
  maxBytesPerNetwork: 32 * 1024 * 1024,
}

/** Who sends an upload, and how long it says to be. */
type Upload = { accountId: string; network: string; bytes: number }

/** `received`: the body has arrived. `release`: nothing of it is in memory any more. */
export type UploadSlot = { received: () => void; release: () => void }

export type UploadSlots = ReturnType<typeof createUploadSlots>

/** Bounds how many uploads of one account are read at the same time, and the memory that all uploads and those of one network take. */
export function createUploadSlots({ perAccount, accountTimeoutMs, ...memory } = LIMITS) {
  const accounts = new Map<string, SemaphoreInterface>()
  const reserve = createReservations(memory)

  return {
    /**
     * Waits a moment, with the body unread, while the account has too many uploads. Rejects with 'unavailable' when it
     * still has, and when memory is short.
     */
    async acquire({ accountId, network, bytes }: Upload): Promise<UploadSlot> {
      const semaphore =
        accounts.get(accountId) ?? withTimeout(new Semaphore(perAccount), accountTimeoutMs, tooManyPhotos())
      accounts.set(accountId, semaphore)
      const [, leave] = await semaphore.acquire()
      const received = () => {
        leave()
        if (semaphore.getValue() === perAccount) accounts.delete(accountId)
      }
      if (!reserve(network, bytes)) {
        received()
        throw tooManyPhotos()
      }
      return {
        received,
        release() {
          received()
          reserve(network, -bytes)
        },
      }
    },
  }
}

/** Whether so much memory could be reserved for a network; a negative number gives it back. */
function createReservations({ maxBytes, maxBytesPerNetwork }: Pick<typeof LIMITS, 'maxBytes' | 'maxBytesPerNetwork'>) {
  const networks = new Map<string, number>()
  let reservedBytes = 0

  return (network: string, bytes: number) => {
    const ofNetwork = (networks.get(network) ?? 0) + bytes
    if (reservedBytes + bytes > maxBytes || ofNetwork > maxBytesPerNetwork) return false
    reservedBytes += bytes
    if (ofNetwork > 0) networks.set(network, ofNetwork)
    else networks.delete(network)
    return true
  }
}
