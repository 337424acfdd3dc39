import { isReturning } from '~/client/device/returning'
import { paths } from '~/contract/paths'

/** The state of a link to the login screen: the mode to begin with, and where to go afterwards. Not in the address, which another site could forge. */
type LoginState = { mode?: 'signUp'; next?: string }

/** Begins with Sign Up in a browser in which no account has signed in. */
export const loginLink = (state: Pick<LoginState, 'next'> = {}): { to: string; state: LoginState } => ({
  to: paths.login,
  state: isReturning() ? state : { ...state, mode: 'signUp' },
})

/** History state may be that of any page. */
export const loginStateOf = (state: unknown): LoginState => (typeof state === 'object' && state !== null ? state : {})
