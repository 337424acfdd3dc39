import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '~/contract/paths'

import { Button } from './Button'
import { failureOf, isUnanswered } from './failure'
import { Notice } from './Notice'

const NOT_FOUND = 404

type LoadFailureProps = { error: unknown; onRetry: () => unknown }

/** Why something of an account cannot be shown: offline, deleted, or a fault of ours. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('notices')
  const failure = failureOf(error)
  const isOffline = isUnanswered(error)
  if (!isOffline && failure.kind === 'responded' && failure.status === NOT_FOUND)
    return (
      <Notice
        heading="h2"
        role="status"
        title={t('gone.title')}
        actions={
          <Button component={Link} to={paths.history} variant="contained" size="large">
            {t('gone.next')}
          </Button>
        }
      >
        {t('gone.text')}
      </Notice>
    )
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
