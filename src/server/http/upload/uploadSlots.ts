import { tooManyPhotos } from '~/server/domain/domainError'
import { keyedSemaphore } from '~/server/domain/limits/keyedSemaphore'

/** Photos are shrunk before they are sent: this is room for a thousand of them, or a dozen of 5 MB. */
const LIMITS = {
  perAccount: 4,
  accountTimeoutMs: 2_000,
  maxBytes: 64 * 1024 * 1024,
  maxBytesPerNetwork: 32 * 1024 * 1024,
  maxBytesPerAccount: 12 * 1024 * 1024,
}

/** `bytes`: its Content-Length. */
type UploadRequest = { accountId: string; network: string; bytes: number }

/** `received`: the body has arrived. `release`: nothing of it is in memory any more. */
export type UploadSlot = { received: () => void; release: () => void }

export type UploadSlots = ReturnType<typeof createUploadSlots>

/** Bounds how many uploads of one account are read at the same time, and the memory that all uploads, those of one network and those of one account take. */
export function createUploadSlots({ perAccount, accountTimeoutMs, ...memory } = LIMITS) {
  const accounts = keyedSemaphore(perAccount, { timeoutMs: accountTimeoutMs, onFull: tooManyPhotos })
  const reserve = createReservations(memory)

  return {
    /**
     * Waits a moment, with the body unread, while the account has too many uploads. Rejects with 'unavailable' when it
     * still has, and when memory is short.
     */
    async acquire(upload: UploadRequest): Promise<UploadSlot> {
      const received = await accounts.acquire(upload.accountId)
      if (!reserve(upload, upload.bytes)) {
        received()
        throw tooManyPhotos()
      }
      return {
        received,
        release() {
          received()
          reserve(upload, -upload.bytes)
        },
      }
    },
  }
}

/** Whether so much memory could be reserved for an upload; a negative number gives it back. */
function createReservations(limits: Omit<typeof LIMITS, 'perAccount' | 'accountTimeoutMs'>) {
  const reserved = new Map<string, number>()

  return ({ network, accountId }: UploadRequest, bytes: number) => {
    const holders = [
      { name: 'all', maxBytes: limits.maxBytes },
      { name: `network ${network}`, maxBytes: limits.maxBytesPerNetwork },
      { name: `account ${accountId}`, maxBytes: limits.maxBytesPerAccount },
    ].map((holder) => ({ ...holder, total: (reserved.get(holder.name) ?? 0) + bytes }))
    if (holders.some(({ total, maxBytes }) => total > maxBytes)) return false
    for (const { name, total } of holders) {
      if (total > 0) reserved.set(name, total)
      else reserved.delete(name)
    }
    return true
  }
}
