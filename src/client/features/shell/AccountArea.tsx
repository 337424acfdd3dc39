import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

import { paths } from '~/client/shared/paths'
import { useAppSelector } from '~/client/store/hooks'
import { selectIsRestoring, selectUser } from '~/client/store/sessionSlice'

import { AccountMenu } from './AccountMenu'

/** The greeting, or the way in; its place stays empty while it is not known which of them is right. */
export function AccountArea() {
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  if (user) return <AccountMenu username={user.username} />
  if (isRestoring) return null
  return (
    <Button component={Link} to={paths.login} variant="contained">
      Get Started
    </Button>
  )
}
