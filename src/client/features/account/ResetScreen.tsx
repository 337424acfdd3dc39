import { Alert, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

import { sessionEnded } from '~/client/api/apiActions'
import { Button } from '~/client/ui/Button'
import { Form, FormTextField, PasswordField, contractResolver, useSubmitForm } from '~/client/ui/Form'
import { FormCard, RecoveryLink } from '~/client/ui/FormCard'
import { RecoveryWords } from '~/client/ui/RecoveryWords'
import { refusalOf } from '~/client/ui/refusal'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { useToast } from '~/client/ui/useToast'
import { useAppDispatch } from '~/client/store/hooks'
import type { RecoveryRequest, ResetRequest } from '~/contract/accountSchemas'
import { paths } from '~/contract/paths'

import { accountContract, useRecoverAccountMutation, useResetPasswordMutation } from './accountApi'

const resolver = contractResolver(async () => (await accountContract()).resetSchema)

/** Prerendering does not know the hash: the page has both forms, and `bootstrap` shows one. */
const UNKNOWN = 'unknown'

/** Sets a new password with the token in the hash, or without one with the recovery code. */
function ResetScreen() {
  const { t } = useTranslation('account')
  const { hash } = useLocation()
  const token = useBrowserValue(() => hash.slice(1), UNKNOWN)
  const [recover, { data: recovered }] = useRecoverAccountMutation()
  if (recovered) return <PasswordSaved code={recovered.recoveryCode} />
  return (
    <FormCard heading={t('reset.heading')} text={t('reset.text')}>
      <Stack spacing={1.5}>
        <WithoutToken>{token === '' || token === UNKNOWN ? <RecoverForm recover={recover} /> : null}</WithoutToken>
        <WithToken>{token === '' ? null : <ResetForm token={token} />}</WithToken>
        <RecoveryLink component={RouterLink} to={paths.forgot}>
          {t('reset.askAgain')}
        </RecoveryLink>
      </Stack>
    </FormCard>
  )
}

export { ResetScreen as Component }

const WithoutToken = styled('div')({
  display: 'contents',
  'html[data-hash]:not([data-hydrated]) &': { display: 'none' },
})

const WithToken = styled('div')({
  display: 'contents',
  'html:not([data-hash]):not([data-hydrated]) &': { display: 'none' },
})

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [resetPassword] = useResetPasswordMutation()
  const form = useForm<ResetRequest>({ resolver, defaultValues: { token: '', password: '' } })
  const submit = useSubmitForm(form, resetPassword, () => {
    dispatch(sessionEnded({ by: 'server' })) // a new password ends the session of this browser, too
    void navigate(paths.login, { replace: true })
    toast(t('reset.success'), 'success')
  })

  const linkFault = form.formState.errors.token?.message
  return (
    <Form form={form} onSubmit={submit}>
      <Stack spacing={1.5}>
        {linkFault === undefined ? null : (
          <Alert variant="outlined" severity="error">
            {refusalOf(linkFault)}
          </Alert>
        )}
        <input type="hidden" name="token" value={token} />
        <PasswordField form={form} name="password" label={t('password.next')} autoComplete="new-password" />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

/** The heading replaces the form, whose button had the focus. */
const focus = (heading: HTMLElement | null) => heading?.focus()

/** Shows the new recovery code after a reset with the old one. */
function PasswordSaved({ code }: { code: string }) {
  const { t } = useTranslation('account')
  const dispatch = useAppDispatch()
  return (
    <FormCard heading={t('reset.saved')} headingRef={focus} text={t('reset.nextWords')}>
      <RecoveryWords code={code} />
      <Button
        component={RouterLink}
        to={paths.login}
        variant="contained"
        size="large"
        fullWidth
        sx={{ mt: 2 }}
        onClick={() => dispatch(sessionEnded({ by: 'server' }))} // a new password ends the session of this browser, too
      >
        {t('reset.logIn')}
      </Button>
    </FormCard>
  )
}

const recoveryResolver = contractResolver(async () => (await accountContract()).recoverySchema)

function RecoverForm({ recover }: { recover: ReturnType<typeof useRecoverAccountMutation>[0] }) {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const form = useForm<RecoveryRequest>({
    resolver: recoveryResolver,
    defaultValues: { email: '', code: '', password: '' },
  })
  const submit = useSubmitForm(form, recover, () => undefined)
  return (
    <Form form={form} onSubmit={submit}>
      <Stack spacing={1.5}>
        <FormTextField form={form} name="email" label={tAuth('email')} type="email" autoComplete="email" />
        <FormTextField
          form={form}
          name="code"
          label={t('recovery.words')}
          hint={t('recovery.hint')}
          autoComplete="off"
        />
        <PasswordField form={form} name="password" label={t('password.next')} autoComplete="new-password" />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
