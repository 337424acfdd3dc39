import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

import { paths } from '~/client/shared/paths'
import { useAppSelector } from '~/client/store/hooks'
import { selectUser } from '~/client/store/sessionSlice'

import { AccountMenu } from './AccountMenu'

export function AccountArea() {
  const user = useAppSelector(selectUser)
  return user ? (
    <AccountMenu username={user.username} />
  ) : (
    <Button component={Link} to={paths.login} variant="contained">
      Get Started
    </Button>
  )
}
