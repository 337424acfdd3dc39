import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { loginLink } from '~/client/shared/loginLink'
import { useAppSelector } from '~/client/store/hooks'
import { selectIsRestoring, selectUser } from '~/client/store/sessionSlice'

import { AccountMenu } from './AccountMenu'

/** The greeting or Get Started; empty while it is not known which of them is right. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  if (user) return <AccountMenu username={user.username} />
  if (isRestoring) return null
  return (
    <Button component={Link} {...loginLink()} variant="contained" sx={HIDDEN_FROM_SIGNED_IN}>
      {t('account.getStarted')}
    </Button>
  )
}

/** The prerendered page has the button; `bootstrap` marks the page for those who will be greeted in its place. */
const HIDDEN_FROM_SIGNED_IN = { 'html[data-signed-in]:not([data-hydrated]) &': { visibility: 'hidden' } }
