import { localSettings } from './browserStorage'

const KEY = 'returning'

/** Whether an account has been opened in this browser before; otherwise Sign Up is offered first. */
export const isReturning = () => localSettings.get(KEY) !== null

export const rememberReturning = () => localSettings.set(KEY, 'yes')
