import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { loginLink } from '~/client/shared/loginLink'
import { useAppSelector } from '~/client/store/hooks'

import { AccountMenu } from './AccountMenu'

/** The greeting or Get Started; empty while it is not known which of them is right. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  if (user) return <AccountMenu username={user.username} />
  if (isRestoring) return null
  return (
    <GetStarted component={Link} {...loginLink()} variant="contained">
      {t('account.getStarted')}
    </GetStarted>
  )
}

/** The prerendered page has the button; `bootstrap` marks the page for those who will be greeted in its place. */
const GetStarted = styled(Button)({
  'html[data-signed-in]:not([data-hydrated]) &': { visibility: 'hidden' },
}) as typeof Button
