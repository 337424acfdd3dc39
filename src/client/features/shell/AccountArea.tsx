import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { useLoginLink } from '~/client/shared/loginLink'
import { PrerenderedForVisitors } from '~/client/shared/PrerenderedForVisitors'
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
    <PrerenderedForVisitors>
      <Button component={Link} to={loginLink} variant="contained" size="large">
        {t('account.getStarted')}
      </Button>
    </PrerenderedForVisitors>
  )
}
