import { Stack } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { FormTextField } from '~/client/shared/FormTextField'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import type { RecoveryRequest } from '~/contract/account'

import type { useRecoverAccountMutation } from './recoveryApi'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/account')).recoverySchema,
)

/** A new password by the four words, which others replace then. */
export function RecoverForm({ recover }: { recover: ReturnType<typeof useRecoverAccountMutation>[0] }) {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const form = useForm<RecoveryRequest>({ resolver, defaultValues: { email: '', code: '', password: '' } })
  const submit = useSubmit(recover, () => undefined)
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
