import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { failureOf } from '~/client/shared/failure'
import { paths } from '~/contract/paths'

import { Notice } from './Notice'

const NOT_FOUND = 404

type FailureNoticeProps = { error: unknown; onRetry: () => unknown }

/** Why answers cannot be shown: offline, deleted, or a fault of ours. */
export function FailureNotice({ error, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation('history')
  const failure = failureOf(error)
  if (failure.kind === 'answered' && failure.status === NOT_FOUND)
    return (
      <Notice
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button component={Link} to={paths.history} variant="contained" size="large">
            {t('back')}
          </Button>
        }
      />
    )
  const reason = failure.kind === 'noAnswer' ? 'offline' : 'failed'
  return (
    <Notice
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      action={
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
