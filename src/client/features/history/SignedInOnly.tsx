import { Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { useGetUserQuery } from '~/client/api/api'
import { selectIsRestoring, selectNeedsUser, selectUser } from '~/client/session/sessionSlice'
import { Notice } from '~/client/shared/Notice'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { HistoryFailure } from './HistoryFailure'

type SignedInOnlyProps = { children: ReactNode }

/** Content of an account; for others, the way to it. */
export function SignedInOnly({ children }: SignedInOnlyProps) {
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const isUnreachable = useAppSelector(selectNeedsUser) && !isRestoring
  if (user) return children
  if (isRestoring) return <Loading />
  return isUnreachable ? <Unreachable /> : <SignedOut />
}

export function Loading() {
  const { t } = useTranslation('history')
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 2 }}>
      {t('loading')}
    </Typography>
  )
}

/** Tokens are stored, and the server could not be asked whose they are. */
function Unreachable() {
  const { error, refetch } = useGetUserQuery()
  return <HistoryFailure error={error} onRetry={refetch} />
}

function SignedOut() {
  const { t } = useTranslation('history')
  const { pathname } = useLocation()
  return (
    <Notice
      heading="h2"
      role="status"
      drawing="sign-up"
      title={t('signedOut.title')}
      actions={
        <Button component={Link} to={paths.login} state={{ next: pathname }} variant="contained" size="large">
          {t('signedOut.next')}
        </Button>
      }
    >
      {t('signedOut.text')}
    </Notice>
  )
}
