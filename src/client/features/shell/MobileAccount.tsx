import LogoutRounded from '@mui/icons-material/LogoutRounded'
import { Button, Stack, Typography } from '@mui/material'

import { paths } from '~/contract/paths'
import { RouterLink } from '~/client/shared/RouterLink'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectIsRestoring, selectUser } from '~/client/store/sessionSlice'

import { drawerClosed } from './drawerSlice'
import { useSignOut } from './useSignOut'

/** The greeting or the way in, and Log Out, which the panel always has: signed out it only closes the panel. */
export function MobileAccount() {
  const signOut = useSignOut()
  const user = useAppSelector(selectUser)
  return (
    <Stack spacing={2}>
      <Stack sx={{ minHeight: GREETING_ROOM_PX, justifyContent: 'center' }}>
        {user ? <Typography variant="h5" component="p">{`Hi, ${user.username}`}</Typography> : <GetStarted />}
      </Stack>
      <Button
        variant={user ? 'outlined' : 'text'}
        color={user ? 'primary' : 'inherit'}
        size="large"
        startIcon={<LogoutRounded />}
        onClick={signOut}
      >
        Log Out
      </Button>
    </Stack>
  )
}

function GetStarted() {
  const dispatch = useAppDispatch()
  const isRestoring = useAppSelector(selectIsRestoring)
  if (isRestoring) return null
  return (
    <Button
      component={RouterLink}
      to={paths.login}
      variant="contained"
      size="large"
      onClick={() => dispatch(drawerClosed())}
    >
      Get Started
    </Button>
  )
}

/** As tall as the button, so that Log Out stays where it is when one gives way to the other. */
const GREETING_ROOM_PX = 52
