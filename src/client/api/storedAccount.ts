import { currentAccount } from '~/client/device/accountOf'
import type { Account } from '~/client/device/accountOf'
import { tabSettings } from '~/client/device/settings'

/** In an object, so that tests can stand in for the browser. */
export const page = {
  restart: () => {
    document.documentElement.hidden = true // what it shows is of the earlier account
    location.reload()
  },
}

/** In `tabSettings`: why the app started again, for a toast. */
const RESTARTED = 'restarted'

type Restart = 'accountChanged' | 'loggedOutElsewhere'

type WithAccount = { session: { account: Account } }

export const accountOfState = (state: unknown) => (state as WithAccount).session.account

/**
 * Starts the app again if the stored tokens belong to another account than the state: another tab has signed in or out. The
 * event that says so may arrive late, or never: a page may have been frozen, or kept for the Back button.
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

/** Once. */
export const takeRestart = () => tabSettings.take(RESTARTED) as Restart | null
