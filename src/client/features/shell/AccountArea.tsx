import { Button } from '@mui/material'

import { paths } from '~/contract/paths'
import { RouterLink } from '~/client/shared/RouterLink'
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
    <Button component={RouterLink} to={paths.login} variant="contained" sx={HIDDEN_FROM_RETURNING}>
      Get Started
    </Button>
  )
}

/** In the page as it was rendered at build time; whoever has signed in here before is greeted in its place soon. */
const HIDDEN_FROM_RETURNING = { 'html[data-returning]:not([data-awake]) &': { visibility: 'hidden' } }
