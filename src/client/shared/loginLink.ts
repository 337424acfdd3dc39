import { isReturning } from '~/client/device/settings'
import { SIGN_UP_SEARCH } from '~/contract/pages'
import { paths } from '~/contract/paths'

import { useBrowserValue } from './useBrowserValue'

/** Where to go after login. Not in the address, which another site could forge. */
type LoginState = { next?: string }

/** Whether an account was opened in this browser before; false in a prerendered page. */
export const useIsReturning = () => useBrowserValue(isReturning, false)

/** Leads to Sign Up in a browser in which no account has signed in. */
export const useLoginLink = () => ({ pathname: paths.login, search: useIsReturning() ? '' : SIGN_UP_SEARCH })

export const loginStateOf = (state: unknown): LoginState => (typeof state === 'object' && state !== null ? state : {})
