export type AuthMode = 'login' | 'signUp'

const MODE_KEY = 'mode'
const SIGN_UP = 'sign-up'

/** The mode lives in the address, so that a reload keeps it and a link can lead straight to Sign Up. */
export const modeOf = (search: URLSearchParams): AuthMode => (search.get(MODE_KEY) === SIGN_UP ? 'signUp' : 'login')

export const searchOf = (mode: AuthMode) => (mode === 'signUp' ? `?${MODE_KEY}=${SIGN_UP}` : '')
