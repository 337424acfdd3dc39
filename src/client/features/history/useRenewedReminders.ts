import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetPushKeyQuery, useRenewRemindersQuery } from '~/client/api/reminderApi'
import { push } from '~/client/device/push'
import { useLanguage } from '~/client/shared/i18n'

/** Where the app is opened: a phone that has asked for reminders stays one that gets them. */
export function useRenewedReminders(isSignedIn: boolean) {
  const language = useLanguage()
  const isWanted = isSignedIn && push.isWanted()
  const { data: pushKey } = useGetPushKeyQuery(isWanted ? undefined : skipToken)
  useRenewRemindersQuery(isWanted && pushKey != null ? { pushKey, language } : skipToken)
}
