import { createAction } from '@reduxjs/toolkit'

/** server: the session expired, or the password was changed, here or elsewhere. */
type SessionEnd = { by: 'user' | 'server' }

/** Clears everything of an account from the state: a phone may be shared. */
export const sessionEnded = createAction<SessionEnd>('session/ended')

/** Progress of the current upload (there is only one at a time). `share`: from 0 to 1. */
export const uploadProgressed = createAction<{ share: number }>('api/uploadProgressed')
