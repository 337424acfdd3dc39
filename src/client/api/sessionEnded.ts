import { createAction } from '@reduxjs/toolkit'

import type { Account } from '~/client/device/accountOf'

/** server: by age, or by a new password, also one that was set here. otherTab: the stored tokens belong to another account than the state, or there are none. */
type SessionEnd = { by: 'user' } | { by: 'server' } | { by: 'otherTab'; account: Account }

/** Nothing of a person may stay in the state: a phone may be shared. */
export const sessionEnded = createAction<SessionEnd>('session/ended')
