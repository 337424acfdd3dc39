import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { Button } from '~/client/shared/Button'
import { useLoginLink } from '~/client/shared/loginLink'
import { useAppSelector } from '~/client/store/hooks'

import { AccountMenu } from './AccountMenu'

/** Innermost, so that nothing moves when it comes. */
export function Greeting() {
  const user = useAppSelector(selectUser)
  return user ? <AccountMenu username={user.username} /> : null
}

/** Last, and without a place of its own while it is not known whether it is right. */
export function GetStarted() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const loginLink = useLoginLink()
  if (user || isRestoring) return null
  return (
    <ForVisitors>
      <Button component={Link} to={loginLink} variant="contained" size="large">
        {t('account.getStarted')}
      </Button>
    </ForVisitors>
  )
}

/** `bootstrap` marks a prerendered page for those who are signed in. */
const ForVisitors = styled('div')(({ theme }) => ({
  marginLeft: theme.spacing(2),
  'html[data-signed-in]:not([data-hydrated]) &': { display: 'none' },
}))
