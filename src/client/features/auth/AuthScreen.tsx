import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'

import { selectUser } from '~/client/session/sessionSlice'
import { FormCard } from '~/client/shared/FormCard'
import { loginStateOf } from '~/client/shared/loginLink'
import { PrerenderedForVisitors } from '~/client/shared/PrerenderedForVisitors'
import { useAppSelector } from '~/client/store/hooks'
import { FREE_CREDITS, FREE_DIAGNOSES } from '~/contract/limits'
import { paths } from '~/contract/paths'

import { LoginForm } from './LoginForm'
import { modeOf } from './ModeLink'
import { RegisterForm } from './RegisterForm'

const EMPTY_DRAFT = { email: '', password: '' }

/** Both modes of one screen. A signed-in visitor is sent home, also right after logging in, or back to a photo that waits. */
export function AuthScreen() {
  const { t } = useTranslation('auth')
  const location = useLocation()
  const [draft, setDraft] = useState(EMPTY_DRAFT) // what was typed survives switching the mode
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  const isSigningUp = modeOf(location) === 'signUp'
  const Form = isSigningUp ? RegisterForm : LoginForm
  return (
    <>
      {/* the form stays until the next page has been loaded */}
      {isSignedIn ? <Navigate to={loginStateOf(location.state).next ?? paths.home} replace /> : null}
      <PrerenderedForVisitors>
        <FormCard
          heading={isSigningUp ? t('signUp.heading') : t('login.heading')}
          text={isSigningUp ? t('signUp.lead', { credits: FREE_CREDITS, diagnoses: FREE_DIAGNOSES }) : t('login.lead')}
        >
          <Form draft={draft} onSwitch={setDraft} />
        </FormCard>
      </PrerenderedForVisitors>
    </>
  )
}
