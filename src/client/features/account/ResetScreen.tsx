import { Alert, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

import { sessionEnded } from '~/client/api/sessionEnded'
import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { FormCard } from '~/client/shared/FormCard'
import { PasswordField } from '~/client/shared/PasswordField'
import { refusalOf } from '~/client/shared/refusal'
import { useBrowserValue } from '~/client/shared/useBrowserValue'
import { useSubmit } from '~/client/shared/useSubmit'
import { useToast } from '~/client/shared/useToast'
import { useAppDispatch } from '~/client/store/hooks'
import type { ResetRequest } from '~/contract/account'
import { paths } from '~/contract/paths'

import { PasswordSaved } from './PasswordSaved'
import { useRecoverAccountMutation, useResetPasswordMutation } from './recoveryApi'
import { RecoverForm } from './RecoverForm'
import { RecoveryLink } from './RecoveryLink'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/account')).resetSchema,
)

/** For the prerendered page, which does not know what stands behind `#`: it has both forms, and `bootstrap` shows one. */
const UNKNOWN = 'unknown'

/** By the link's token, which stands behind `#`, or without one by the recovery code. */
export function ResetScreen() {
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

const WithoutToken = styled('div')({
  display: 'contents',
  'html[data-hash]:not([data-hydrated]) &': { display: 'none' },
})

const WithToken = styled('div')({
  display: 'contents',
  'html:not([data-hash]):not([data-hydrated]) &': { display: 'none' },
})

type ResetFormProps = { token: string }

function ResetForm({ token }: ResetFormProps) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [resetPassword] = useResetPasswordMutation()
  const form = useForm<ResetRequest>({ resolver, defaultValues: { token: '', password: '' } })
  const submit = useSubmit(resetPassword, () => {
    dispatch(sessionEnded({ by: 'server' })) // the session of this browser has ended, too
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
