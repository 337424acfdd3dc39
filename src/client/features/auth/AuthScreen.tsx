import { Card, Container, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { returnPathOf } from '~/client/shared/returnPath'
import { useAppSelector } from '~/client/store/hooks'
import { selectUser } from '~/client/store/sessionSlice'
import { FREE_CREDITS } from '~/contract/limits'
import { paths } from '~/contract/paths'

import { LoginForm } from './LoginForm'
import { modeOf } from './ModeLink'
import { RegisterForm } from './RegisterForm'

const EMPTY_DRAFT = { email: '', password: '' }

/** Both modes of one screen. A signed-in visitor is sent home or back, also right after logging in. */
export function AuthScreen() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const [draft, setDraft] = useState(EMPTY_DRAFT) // what was typed survives switching the mode
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  if (isSignedIn) return <Navigate to={returnPathOf(state) ?? paths.home} replace />

  const isSigningUp = modeOf(search) === 'signUp'
  const Form = isSigningUp ? RegisterForm : LoginForm
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 10 } }}>
      <Card sx={{ maxWidth: 480, mx: 'auto', p: { xs: 2.5, sm: 5 } }}>
        <Typography variant="h3" component="h1">
          {isSigningUp ? t('signUp.heading') : t('login.heading')}
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
          {isSigningUp ? t('signUp.lead', { credits: FREE_CREDITS }) : t('login.lead')}
        </Typography>
        <Form draft={draft} onSwitch={setDraft} />
      </Card>
    </Container>
  )
}
