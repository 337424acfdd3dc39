import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { Notice } from '~/client/shared/Notice'

import { IDEMPOTENCY_KEY_HOURS } from '~/contract/idempotency'
import { CREDITS_PER_DIAGNOSIS } from '~/contract/limits'

type WaitingNoticeProps = {
  /** Whether the waiting photo is the chosen one, or an earlier one. */
  isChosen: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Says that a photo waits for a network, and for how long. */
export function WaitingNotice({ isChosen, onSend, onDiscard }: WaitingNoticeProps) {
  const { t } = useTranslation('diagnosis')
  const actions = (
    <>
      <Button variant="outlined" onClick={onSend}>
        {t('waiting.send')}
      </Button>
      <Button color="inherit" onClick={onDiscard}>
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
