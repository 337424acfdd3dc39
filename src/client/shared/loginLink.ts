import { isReturning } from '~/client/store/returning'
import { paths } from '~/contract/paths'

/** What a link to the login screen says beside its address: the mode to begin with, and where to go on success instead of home; an address could be forged elsewhere, this cannot. */
type LoginState = { mode?: 'signUp'; next?: string }

/** Who never signed in with this browser begins with Sign Up. */
export const loginLink = (state: Pick<LoginState, 'next'> = {}): { to: string; state: LoginState } => ({
  to: paths.login,
  state: isReturning() ? state : { ...state, mode: 'signUp' },
})

/** History state may be that of any page. */
export const loginStateOf = (state: unknown): LoginState => (typeof state === 'object' && state !== null ? state : {})
