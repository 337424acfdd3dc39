import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'

import { useLoginMutation, useRegisterMutation } from '~/client/api/api'
import { selectAccount, selectUser } from '~/client/session/sessionSlice'
import { recoveryWords } from '~/client/storage/recoveryWords'
import { Button } from '~/client/ui/Button'
import { Form, FormTextField, PasswordField, contractResolver, useSubmitForm } from '~/client/ui/Form'
import { FormCard } from '~/client/ui/FormCard'
import { loginStateOf, TextLink } from '~/client/ui/loginLink'
import { NoEmailHelp } from '~/client/ui/NoEmailHelp'
import { PrerenderedForVisitors } from '~/client/ui/PrerenderedForVisitors'
import { useToast } from '~/client/ui/useToast'
import { useAppSelector, useAppStore } from '~/client/store/hooks'
import type { LoginRequest, RegisterRequest } from '~/contract/credentials'
import type { ErrorCode } from '~/contract/errors/errors'
import { FREE_CREDITS, FREE_DIAGNOSES } from '~/contract/limits'
import { SIGN_UP_SEARCH, isSignUp } from '~/contract/pages'
import { paths } from '~/contract/paths'

const EMPTY_DRAFT = { email: '', password: '' }

/** Log in or sign up. Afterwards goes home, or back to the page that asked to log in. */
function AuthScreen() {
  const { t } = useTranslation('auth')
  const location = useLocation()
  const [draft, setDraft] = useState(EMPTY_DRAFT) // keeps what was typed when the mode changes
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null)
  const isSigningUp = modeOf(location) === 'signUp'
  const ModeForm = isSigningUp ? RegisterForm : LoginForm
  return (
    <>
      {/* the form stays until the next page has loaded */}
      {isSignedIn ? <Navigate to={loginStateOf(location.state).next ?? paths.home} replace /> : null}
      <PrerenderedForVisitors>
        <FormCard
          heading={isSigningUp ? t('signUp.heading') : t('login.heading')}
          text={isSigningUp ? t('signUp.lead', { credits: FREE_CREDITS, diagnoses: FREE_DIAGNOSES }) : t('login.lead')}
        >
          <ModeForm draft={draft} onSwitch={setDraft} />
        </FormCard>
      </PrerenderedForVisitors>
    </>
  )
}

export { AuthScreen as Component }

const credentials = () => import(/* webpackChunkName: "validation" */ '~/contract/credentials')
const loginResolver = contractResolver(async () => (await credentials()).loginSchema)
const registerResolver = contractResolver(async () => (await credentials()).registerSchema)

type ModeFormProps = { draft: LoginRequest; onSwitch: (draft: LoginRequest) => void }

function LoginForm({ draft, onSwitch }: ModeFormProps) {
  const { t } = useTranslation('auth')
  const [login] = useLoginMutation()
  const toast = useToast()
  const form = useForm<LoginRequest>({ resolver: loginResolver, defaultValues: draft })
  const submit = useSubmitForm(form, login, () => toast(t('login.success'), 'success'))

  return (
    <Form form={form} onSubmit={submit}>
      <Stack spacing={1.5}>
        <FormTextField form={form} name="email" label={t('email')} type="email" autoComplete="email" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <ForgotLink to={paths.forgot}>{t('forgotPassword')}</ForgotLink>
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('login.submit')}
        </Button>
        <Line>
          <span>{t('login.question')}</span> <ModeLink mode="signUp" onSwitch={onSwitch} />
        </Line>
      </Stack>
    </Form>
  )
}

/** Not MUI's `Link`: see `TextLink`. */
const ForgotLink = styled(Link)(({ theme }) => ({
  ...theme.typography.caption,
  alignSelf: 'flex-end',
  paddingBlock: theme.spacing(1.5),
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

const EMAIL_TAKEN: ErrorCode = 'emailTaken'

function RegisterForm({ draft, onSwitch }: ModeFormProps) {
  const { t } = useTranslation('auth')
  const [register] = useRegisterMutation()
  const toast = useToast()
  const store = useAppStore()
  const form = useForm<RegisterRequest>({ resolver: registerResolver, defaultValues: { username: '', ...draft } })
  const submit = useSubmitForm(form, register, ({ password }) => {
    toast(t('signUp.success'), 'success')
    const account = selectAccount(store.getState())
    recoveryWords.expect()
    import(/* webpackChunkName: "recovery" */ '~/client/api/recoveryCodeApi')
      .then(({ makeSignUpCode }) => store.dispatch(makeSignUpCode(password)).unwrap())
      .then(({ recoveryCode }) => recoveryWords.keep(account, recoveryCode))
      .catch(() => undefined) // the account page says that there is no code
  })
  const isTaken = form.formState.errors.email?.message === EMAIL_TAKEN

  return (
    <Form form={form} onSubmit={submit}>
      <Stack spacing={1.5}>
        {/* a nickname: password managers store the e-mail address as the user name */}
        <FormTextField
          form={form}
          name="username"
          label={t('username')}
          hint={t('usernameHint')}
          autoComplete="nickname"
          autoCapitalize="words"
        />
        <FormTextField
          form={form}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="email"
          errorLink={isTaken ? <ModeLink mode="login" onSwitch={onSwitch} /> : undefined}
        />
        <NoEmailHelp />
        <PasswordField form={form} name="password" autoComplete="new-password" />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('signUp.submit')}
        </Button>
        <Line>
          <span>{t('signUp.question')}</span> <ModeLink mode="login" onSwitch={onSwitch} />
        </Line>
      </Stack>
    </Form>
  )
}

type AuthMode = 'login' | 'signUp'

/** The mode is in the URL: each is prerendered, survives a reload and can be linked to. */
const modeOf = ({ search }: { search: string }): AuthMode => (isSignUp(search) ? 'signUp' : 'login')

type ModeLinkProps = { mode: AuthMode; onSwitch: (draft: LoginRequest) => void }

function ModeLink({ mode, onSwitch }: ModeLinkProps) {
  const { t } = useTranslation('auth')
  const { next } = loginStateOf(useLocation().state)
  const search = mode === 'signUp' ? SIGN_UP_SEARCH : ''
  return (
    <TextLink
      to={{ search }}
      state={{ next }}
      replace
      onClick={({ currentTarget }) => onSwitch(draftOf(currentTarget))}
    >
      {t(`${mode}.submit`)}
    </TextLink>
  )
}

/** Reads the form itself, because browsers fill in fields without an event. */
function draftOf(link: HTMLElement): LoginRequest {
  const text = (name: keyof LoginRequest) => {
    const field = link.closest('form')?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return { email: text('email'), password: text('password') }
}

const Line = styled(Typography)(({ theme }) => ({
  paddingTop: theme.spacing(2),
  textAlign: 'center',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    marginInline: theme.spacing(-1),
    paddingInline: theme.spacing(1),
    fontWeight: theme.typography.button.fontWeight,
  },
}))
