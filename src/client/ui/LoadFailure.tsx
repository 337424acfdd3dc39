import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '~/contract/paths'

import { Button } from './Button'
import { failureOf, isUnanswered } from '~/client/api/failure'
import { Notice } from './Notice'

const NOT_FOUND = 404

/** Says why data of an account cannot be shown: offline, deleted, or our fault. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('notices')
  const failure = failureOf(error)
  const isOffline = isUnanswered(error)
  const isGone = !isOffline && failure.kind === 'responded' && failure.status === NOT_FOUND
  const reason = isGone ? 'gone' : isOffline ? 'offline' : 'failed'
  const next = isGone ? (
    <Button component={Link} to={paths.history} variant="contained" size="large">
      {t('gone.next')}
    </Button>
  ) : (
    <Button variant="contained" size="large" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <Notice
      heading="h2"
      role="status"
      drawing={isOffline ? 'photo-waiting' : undefined}
      title={t(`${reason}.title`)}
      actions={next}
    >
      {t(`${reason}.text`)}
    </Notice>
  )
}
