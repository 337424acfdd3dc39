import { Semaphore } from 'async-mutex'

import { tooManyPhotos } from '~/server/domain/errors'

/** Photos are shrunk before they are sent: this is room for a thousand of them, or a dozen of 5 MB. */
const LIMITS = { perAccount: 4, maxBytes: 64 * 1024 * 1024 }

/** `received`: the body has arrived. `release`: nothing of it is in memory any more. */
export type UploadSlot = { received: () => void; release: () => void }

export type UploadSlots = ReturnType<typeof createUploadSlots>

/** Bounds how many uploads of one account are read at the same time, and the memory that all uploads take. */
export function createUploadSlots({ perAccount, maxBytes } = LIMITS) {
  const accounts = new Map<string, Semaphore>()
  let reservedBytes = 0

  return {
    /** Waits, with the body unread, while the account has too many uploads; rejects with 'unavailable' when memory is short. */
    async acquire(accountId: string, bytes: number): Promise<UploadSlot> {
      const semaphore = accounts.get(accountId) ?? new Semaphore(perAccount)
      accounts.set(accountId, semaphore)
      const [, leave] = await semaphore.acquire()
      const received = () => {
        leave()
        if (semaphore.getValue() === perAccount) accounts.delete(accountId)
      }
      if (reservedBytes + bytes > maxBytes) {
        received()
        throw tooManyPhotos()
      }
      reservedBytes += bytes
      return {
        received,
        release() {
          received()
          reservedBytes -= bytes
        },
      }
    },
  }
}
