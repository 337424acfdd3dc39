import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded'
import NotificationsOffRounded from '@mui/icons-material/NotificationsOffRounded'
import { Typography } from '@mui/material'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  useRenewRemindersQuery,
  useSubscribeToRemindersMutation,
  useUnsubscribeFromRemindersMutation,
} from '~/client/api/reminderApi'
import { push } from '~/client/storage/push'
import { isTimeout } from '~/client/storage/withDeadline'

import { Button } from './Button'
import { useLanguage } from '~/client/i18n/i18n'
import { useToast, useToastFailures } from './useToast'

/** Switches the push reminder for the due day on and off. */
export function PushReminder({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation(['history', 'errors'])
  const language = useLanguage()
  const showToast = useToast()
  const toastFailures = useToastFailures()
  const [changedTo, setChangedTo] = useState<boolean>()
  const asked = changedTo === undefined && push.isWanted() ? { pushKey, language } : skipToken
  const { currentData: isRenewed = false, isFetching } = useRenewRemindersQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const isOn = changedTo ?? isRenewed
  const [isBusy, setBusy] = useState(false)
  const [subscribe] = useSubscribeToRemindersMutation()
  const [unsubscribe] = useUnsubscribeFromRemindersMutation()

  const turnOn = async () => {
    const failed = (error: unknown) => ({ failure: isTimeout(error) ? t('push.slow') : t('errors:noResponse') })
    const subscription = await push.subscribe(pushKey).catch(failed)
    if (!subscription || 'failure' in subscription) {
      showToast(subscription?.failure ?? t('push.refused'), 'warning')
      return
    }
    const { error } = await subscribe({ ...subscription, language })
    if (error) toastFailures(error)
    else setChangedTo(push.remember())
  }
  const turnOff = async () => {
    const endpoint = await push.end().catch((error: unknown) => (isTimeout(error) ? null : undefined))
    if (endpoint === null) {
      push.remember() // it may still reach this phone
      showToast(t('push.slow'), 'warning')
      return
    }
    setChangedTo(false)
    if (endpoint !== undefined) await unsubscribe({ endpoint }) // the push service has already dropped it
  }
  const change = async () => {
    setBusy(true)
    await (isOn ? turnOff() : turnOn())
    setBusy(false)
  }
  return (
    <>
      <Typography role="status" sx={{ flexBasis: '100%', mb: 1, '&:empty': { position: 'absolute' } }}>
        {isOn ? t('push.on') : null}
      </Typography>
      <Button
        variant="outlined"
        loading={isBusy || isFetching}
        startIcon={isOn ? <NotificationsOffRounded /> : <NotificationsActiveRounded />}
        onClick={() => void change()}
      >
        {isOn ? t('push.turnOff') : t('push.turnOn')}
      </Button>
    </>
  )
}
