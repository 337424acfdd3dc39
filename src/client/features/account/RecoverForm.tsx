import { Button, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { sessionEnded } from '~/client/api/sessionEnded'
import { contractResolver } from '~/client/shared/contractResolver'
import { handleSubmit } from '~/client/shared/fieldValues'
import { FormTextField } from '~/client/shared/FormTextField'
import { PasswordField } from '~/client/shared/PasswordField'
import { RecoveryWords } from '~/client/shared/RecoveryWords'
import { useSubmit } from '~/client/shared/useSubmit'
import { useToast } from '~/client/shared/useToast'
import { useAppDispatch } from '~/client/store/hooks'
import type { RecoveryRequest } from '~/contract/account'
import { paths } from '~/contract/paths'

import { useRecoverAccountMutation } from './recoveryApi'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/account')).recoverySchema,
)

/** A new password by the four words; then the next four, which replace them. */
export function RecoverForm() {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const toast = useToast()
  const [recover, { data }] = useRecoverAccountMutation()
  const form = useForm<RecoveryRequest>({ resolver, defaultValues: { email: '', code: '', password: '' } })
  const submit = useSubmit(recover, () => {
    toast(t('reset.success'), 'success')
  })
  if (data) return <NextCode code={data.recoveryCode} />

  return (
    <Stack component="form" method="post" noValidate spacing={1.5} onSubmit={handleSubmit(form, submit)}>
      <FormTextField form={form} name="email" label={tAuth('email')} type="email" autoComplete="email" />
      <FormTextField form={form} name="code" label={t('recovery.words')} hint={t('recovery.hint')} autoComplete="off" />
      <PasswordField form={form} name="password" label={t('password.next')} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </Stack>
  )
}

type NextCodeProps = { code: string }

function NextCode({ code }: NextCodeProps) {
  const { t } = useTranslation('account')
  const dispatch = useAppDispatch()
  return (
    <div role="status">
      <RecoveryWords code={code} />
      <Button
        component={Link}
        to={paths.login}
        variant="contained"
        size="large"
        sx={{ mt: 2 }}
        onClick={() => dispatch(sessionEnded({ by: 'user' }))} // the session of this browser has ended, too
      >
        {t('recovery.done')}
      </Button>
    </div>
  )
}
