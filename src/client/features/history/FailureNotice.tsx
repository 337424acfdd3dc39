import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { failureOf } from '~/client/shared/failure'
import { Notice } from '~/client/shared/Notice'
import { paths } from '~/contract/paths'

const NOT_FOUND = 404

type FailureNoticeProps = { error: unknown; onRetry: () => unknown }

/** Why answers cannot be shown: offline, deleted, or a fault of ours. */
export function FailureNotice({ error, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation('history')
  const failure = failureOf(error)
  if (failure.kind === 'answered' && failure.status === NOT_FOUND)
    return (
      <Notice
        heading="h2"
        role="status"
        title={t('gone.title')}
        actions={
          <Button component={Link} to={paths.history} variant="contained" size="large">
            {t('back')}
          </Button>
        }
      >
        {t('gone.text')}
      </Notice>
    )
  const isOffline = failure.kind === 'noAnswer'
  const reason = isOffline ? 'offline' : 'failed'
  return (
    <Notice
      heading="h2"
      role="status"
      drawing={isOffline ? 'photo-waiting' : undefined}
      title={t(`${reason}.title`)}
      actions={
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(`${reason}.text`)}
    </Notice>
  )
}
