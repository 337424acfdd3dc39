import { currentAccount, type Account } from '~/client/storage/tokenStorage'
import { tabSettings } from '~/client/storage/settings'

/** An object, so that tests can replace the browser's part. */
export const page = {
  restart: () => {
    document.documentElement.hidden = true // what it shows belongs to the earlier account
    location.reload()
  },
}

/** Key in `tabSettings`: why the app restarted, for a toast. */
const RESTARTED = 'restarted'

type Restart = 'accountChanged' | 'loggedOutElsewhere'

type WithAccount = { session: { account: Account } }

export const accountOfState = (state: unknown) => (state as WithAccount).session.account

/**
 * Restarts the app if the stored tokens belong to another account than the state: another tab has signed in or out. The
 * `storage` event may come late or never, because a page may have been frozen or kept for the Back button.
 */
export function restartIfAccountChanged(getState: () => unknown): boolean {
  const shown = accountOfState(getState())
  const stored = currentAccount()
  if (stored === shown || (stored === undefined && shown !== null)) return false
  if (typeof shown === 'string' || stored === null)
    tabSettings.set(RESTARTED, stored === null ? 'loggedOutElsewhere' : 'accountChanged')
  page.restart()
  return true
}

/** Reads the reason once. */
export const takeRestart = () => tabSettings.take(RESTARTED) as Restart | null
