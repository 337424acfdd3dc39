import { tooManyLogins } from '../errors'
import { keyedSemaphore } from './keyedSemaphore'

/** Half of the passwords that may be in work or waiting: one network cannot keep the others out. */
const MAX_AT_ONCE = 17

export type NetworkLimit = ReturnType<typeof createNetworkLimit>

/** Rejects with 'unavailable' when too many passwords of one network are being hashed or wait for it. */
export const createNetworkLimit = () => keyedSemaphore(MAX_AT_ONCE, { maxWaiting: 0, onFull: tooManyLogins }).run
