import LogoutRounded from '@mui/icons-material/LogoutRounded'
import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'

import { paths } from '~/client/shared/paths'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectUser, signedOut } from '~/client/store/sessionSlice'

import { drawerClosed } from './drawerSlice'

/** Log Out for whoever is signed in; a visitor, who has nothing to log out of, gets the way in instead. */
export function MobileAccount() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  return user ? (
    <Stack spacing={2}>
      <Typography sx={{ color: 'text.secondary' }}>Hi, {user.username}</Typography>
      <Button variant="outlined" size="large" startIcon={<LogoutRounded />} onClick={() => dispatch(signedOut())}>
        Log Out
      </Button>
    </Stack>
  ) : (
    <Button component={Link} to={paths.login} variant="contained" size="large" onClick={() => dispatch(drawerClosed())}>
      Get Started
    </Button>
  )
}
