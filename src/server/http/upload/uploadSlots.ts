import { tooManyPhotos } from '~/server/domain/domainError'
import { keyedSemaphore } from '~/server/domain/limits/keyedSemaphore'

/** Room for a thousand photos as the app shrinks them, or a dozen of 5 MB. */
const LIMITS = {
  perAccount: 4,
  accountTimeoutMs: 2_000,
  maxBytes: 64 * 1024 * 1024,
  maxBytesPerNetwork: 32 * 1024 * 1024,
  maxBytesPerAccount: 12 * 1024 * 1024,
}

/** `bytes`: the Content-Length. */
type UploadRequest = { accountId: string; network: string; bytes: number }

/** `received`: the body has arrived. `release`: none of it is in memory any more. */
export type UploadSlot = { received: () => void; release: () => void }

export type UploadSlots = ReturnType<typeof createUploadSlots>

/** Limits concurrent uploads per account, and the memory of uploads per account, per network and in total. */
export function createUploadSlots({ perAccount, accountTimeoutMs, ...memory } = LIMITS) {
  const accounts = keyedSemaphore(perAccount, { timeoutMs: accountTimeoutMs, onFull: tooManyPhotos })
  const reserve = createReservations(memory)

  return {
    /**
     * Waits briefly, before reading the body, while the account has too many uploads. Rejects with 'unavailable' if it
     * still has, or if memory is short.
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

/** Whether the memory could be reserved; negative `bytes` give it back. */
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
