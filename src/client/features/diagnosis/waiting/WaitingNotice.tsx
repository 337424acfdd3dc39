import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { Notice } from '~/client/shared/Notice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'

import { selectIsChosenWaiting, waitingPhotoDiscarded } from '../diagnosisSlice'
import { sendWaiting } from './waitingListener'

/** Says that a photo waits for a network, and for how long: the chosen one, or an earlier one. */
export function WaitingNotice() {
  const { t } = useTranslation('diagnosis')
  const dispatch = useAppDispatch()
  const isChosen = useAppSelector(selectIsChosenWaiting)
  const actions = (
    <>
      <Button variant="outlined" onClick={() => dispatch(sendWaiting())}>
        {t('waiting.send')}
      </Button>
      <Button color="inherit" onClick={() => dispatch(waitingPhotoDiscarded())}>
        {t('waiting.discard')}
      </Button>
    </>
  )
  return (
    <Notice
      role="status"
      drawing={isChosen ? 'photo-waiting' : undefined}
      title={isChosen ? t('waiting.title') : t('waiting.earlierTitle')}
      actions={actions}
    >
      {isChosen
        ? t('waiting.text', { hours: IDEMPOTENCY_KEY_HOURS, credits: t('charge', { count: CREDITS_PER_DIAGNOSIS }) })
        : t('waiting.earlierText')}
    </Notice>
  )
}
