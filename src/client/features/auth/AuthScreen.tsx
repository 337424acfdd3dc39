import { Card, Container, Typography } from '@mui/material'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'

import { paths } from '~/contract/paths'
import { useAppSelector } from '~/client/store/hooks'
import { selectUser } from '~/client/store/sessionSlice'
import { FREE_CREDITS } from '~/contract/limits'

import { modeOf } from './authMode'
import { LoginForm } from './LoginForm'
import { RegisterForm } from './RegisterForm'

const NOTHING_TYPED = { email: '', password: '' }

/** Both modes of one screen; what was typed survives the switch. Whoever is signed in, or becomes so, is sent home. */
export function AuthScreen() {
  const [search] = useSearchParams()
  const [draft, setDraft] = useState(NOTHING_TYPED)
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  if (isSignedIn) return <Navigate to={paths.home} replace />

  const isSigningUp = modeOf(search) === 'signUp'
  const Form = isSigningUp ? RegisterForm : LoginForm
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 10 } }}>
      <Card sx={{ maxWidth: 480, mx: 'auto', p: { xs: 2.5, sm: 5 } }}>
        <Typography variant="h3" component="h1">
          {isSigningUp ? 'Create your account' : 'Welcome back'}
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
          {isSigningUp
            ? `${FREE_CREDITS} free credits are waiting: enough for ${FREE_CREDITS} leaf diagnoses.`
            : 'Log in to diagnose your crops.'}
        </Typography>
        <Form draft={draft} onLeave={setDraft} />
      </Card>
    </Container>
  )
}
