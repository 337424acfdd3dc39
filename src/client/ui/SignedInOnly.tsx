import { Typography } from '@mui/material'
import { Fragment, useDeferredValue, type ElementType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { useGetUserQuery } from '~/client/api/api'
import { selectIsRestoring, selectNeedsUser, selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { Button } from './Button'
import { LoadFailure } from './LoadFailure'
import { Notice } from './Notice'
import { PrerenderedForVisitors } from './PrerenderedForVisitors'

type SignedInOnlyProps = {
  /** Tells visitors what they would log in for. */
  title: string
  /** Stands in for a heading that is part of `children`. */
  heading?: ReactNode
  /** Around what stands in for `children`. */
  frame?: ElementType
  children: ReactNode
}

/** Shows content of an account, or else a link to log in. */
export function SignedInOnly({ title, heading, frame: Frame = Fragment, children }: SignedInOnlyProps) {
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const isUnreachable = useAppSelector(selectNeedsUser) && !isRestoring
  const isSeen = useDeferredValue(Boolean(user)) // renders the account's content in small steps
  if (user && isSeen) return children
  const instead = isUnreachable ? <Unreachable /> : <SignedOut title={title} />
  return (
    <Frame>
      {heading}
      {user || isRestoring ? <Loading /> : instead}
    </Frame>
  )
}

export function Loading() {
  const { t } = useTranslation('notices')
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 2 }}>
      {t('loading')}
    </Typography>
  )
}

/** Tokens are stored, but the server could not be asked whose they are. */
function Unreachable() {
  const { error, refetch } = useGetUserQuery()
  return <LoadFailure error={error} onRetry={refetch} />
}

function SignedOut({ title }: Pick<SignedInOnlyProps, 'title'>) {
  const { t } = useTranslation('notices')
  const { pathname, search } = useLocation()
  return (
    <PrerenderedForVisitors>
      <Notice
        heading="h2"
        role="status"
        drawing="sign-up"
        title={title}
        actions={
          <Button
            component={Link}
            to={paths.login}
            state={{ next: pathname + search }}
            variant="contained"
            size="large"
          >
            {t('signedOut.next')}
          </Button>
        }
      >
        {t('signedOut.text')}
      </Notice>
    </PrerenderedForVisitors>
  )
}
