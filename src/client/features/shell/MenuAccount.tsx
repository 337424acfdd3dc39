import HistoryRounded from '@mui/icons-material/HistoryRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'

import { selectIsLastKnown, selectIsRestoring, selectIsSignedOut, selectUser } from '~/client/session/sessionSlice'
import { Button } from '~/client/shared/Button'
import { useLoginLink } from '~/client/shared/loginLink'
import { useIsDue } from '~/client/shared/useIsDue'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { LogOutQuestion } from './LogOutQuestion'
import { PanelLinks } from './PanelLinks'
import { useLogOut } from './useLogOut'
import { useMenuHistory } from './useMenuHistory'

/** The greeting or Get Started, and Log Out, which the panel always has. */
export function MenuAccount() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const loginLink = useLoginLink()
  const isDue = useIsDue()
  const links = [
    { to: paths.history, label: isDue ? t('account.historyDue') : t('account.history'), icon: <HistoryRounded /> },
    { to: paths.account, label: t('account.yours'), icon: <PersonOutlineRounded /> },
  ]
  return (
    <Stack spacing={1}>
      <Welcome>
        {user ? <Greeting username={user.username} /> : null}
        {!user && !isRestoring ? (
          <Button component={Link} to={loginLink} replace variant="contained" size="large">
            {t('account.getStarted')}
          </Button>
        ) : null}
      </Welcome>
      {user ? <PanelLinks links={links} /> : null}
      <LogOutButton />
    </Stack>
  )
}

type GreetingProps = { username: string }

function Greeting({ username }: GreetingProps) {
  const { t } = useTranslation('shell')
  const isLastKnown = useAppSelector(selectIsLastKnown)
  return (
    <>
      <Typography variant="h5" component="p">
        {t('account.greeting', { username })}
      </Typography>
      {isLastKnown ? (
        <Typography variant="body2" color="textSecondary">
          {t('account.lastKnown')}
        </Typography>
      ) : null}
    </>
  )
}

/** Signed out it leads home, with the menu closed. */
function LogOutButton() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { close } = useMenuHistory()
  const { logOut, question } = useLogOut(close) // the menu goes first
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const leave = () => {
    if (isSignedOut) void navigate(paths.home, { replace: true })
    else void logOut()
  }
  return (
    <>
      <Button
        variant={isSignedOut ? 'text' : 'outlined'}
        color={isSignedOut ? 'inherit' : 'primary'}
        size="large"
        startIcon={<LogoutRounded />}
        onClick={leave}
      >
        {t('menu.logOut')}
      </Button>
      <LogOutQuestion {...question} />
    </>
  )
}

/** As tall as Get Started, so that Log Out stays in place when one replaces the other. */
const Welcome = styled('div')({ display: 'grid', alignContent: 'center', minHeight: 52 })
