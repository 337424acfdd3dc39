import { IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'

import { accountOf } from './accountOf'
import { browserDatabase } from './browserDatabase'
import { tokenStorage } from './tokenStorage'

const HOUR_MS = 60 * 60 * 1000

/** A photo that found no network. `key` and `photo` are what was sent, `askedAt` when it was sent first. */
export type WaitingPhoto = { key: string; photo: Blob; askedAt: number }
type Kept = WaitingPhoto & { account: string }

/**
 * The photo that waits in this browser for a network: at most one, the latest, of the account that is signed in, and as
 * long as the server knows its key, so that it is never paid for twice. Never rejects: where nothing can be kept, nothing
 * waits.
 */
export const waitingPhoto = {
  /** Whether it is kept. Nobody's photo is not: it would have nobody to pay for it. */
  async keep(photo: WaitingPhoto): Promise<boolean> {
    const account = currentAccount()
    if (account === undefined) return false
    return browserDatabase.write({ ...photo, account } satisfies Kept).then(
      () => true,
      () => false,
    )
  },
  /** What somebody else left here is deleted, not shown. */
  async read(): Promise<WaitingPhoto | undefined> {
    const kept = await readKept()
    const account = currentAccount()
    if (!kept || account === undefined) return undefined
    if (account === kept.account && !isOld(kept)) return kept
    await empty()
    return undefined
  },
  /** Only this one: another tab may keep a newer one by now. */
  async drop(key: string) {
    if ((await readKept())?.key === key) await empty()
  },
  async dropIfOld() {
    const kept = await readKept()
    if (kept && isOld(kept)) await empty()
  },
  empty,
}

/** The same on every page of the browser, whether its access token is still good or not. */
const currentAccount = () => accountOf(tokenStorage.read().access)

const readKept = () =>
  browserDatabase.read().then(
    (value) => value as Kept | undefined,
    () => undefined,
  )

async function empty() {
  await browserDatabase.empty().catch(() => undefined)
}

const isOld = ({ askedAt }: WaitingPhoto) => Date.now() - askedAt >= IDEMPOTENCY_KEY_HOURS * HOUR_MS
