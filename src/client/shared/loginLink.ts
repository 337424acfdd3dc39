import { isReturning } from '~/client/device/returning'
import { SIGN_UP_SEARCH } from '~/contract/pages'
import { paths } from '~/contract/paths'

import { useBrowserValue } from './useBrowserValue'

/** The state of a link to the login screen: where to go afterwards. Not in the address, which another site could forge. */
type LoginState = { next?: string }

/** Whether an account has been opened in this browser before; a prerendered page does not know. */
export const useIsReturning = () => useBrowserValue(isReturning, false)

/** Begins with Sign Up in a browser in which no account has signed in. */
export const useLoginLink = () => ({ pathname: paths.login, search: useIsReturning() ? '' : SIGN_UP_SEARCH })

/** History state may be that of any page. */
export const loginStateOf = (state: unknown): LoginState => (typeof state === 'object' && state !== null ? state : {})
