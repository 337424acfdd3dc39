import { createAction } from '@reduxjs/toolkit'

/** server: by age, or by a new password, also one that was set here. */
type SessionEnd = { by: 'user' | 'server' }

/** Nothing of a person may stay in the state: a phone may be shared. */
export const sessionEnded = createAction<SessionEnd>('session/ended')
