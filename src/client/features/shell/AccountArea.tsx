import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { useLoginLink } from '~/client/shared/loginLink'
import { HIDDEN_FROM_SIGNED_IN } from '~/client/shared/PrerenderedForVisitors'
import { useAppSelector } from '~/client/store/hooks'

import { AccountMenu } from './AccountMenu'

/** The greeting or Get Started; empty while it is not known which of them is right. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const loginLink = useLoginLink()
  if (user) return <AccountMenu username={user.username} />
  if (isRestoring) return null
  return (
    <GetStarted component={Link} to={loginLink} variant="contained">
      {t('account.getStarted')}
    </GetStarted>
  )
}

const GetStarted = styled(Button)(HIDDEN_FROM_SIGNED_IN) as typeof Button
