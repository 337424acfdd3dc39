import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetPushKeyQuery } from '~/client/api/reminderApi'
import { push } from '~/client/device/push'
import { PushReminder } from '~/client/shared/PushReminder'

/** Nothing where the browser or the server has no Web Push. */
export function RecheckReminder() {
  const { data: pushKey } = useGetPushKeyQuery(push.isPossible() ? undefined : skipToken)
  return pushKey == null ? null : <PushReminder pushKey={pushKey} />
}
