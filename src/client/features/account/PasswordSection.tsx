import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { SIGN_UP_CODE, useReplaceRecoveryCodeMutation } from '~/client/api/recoveryCodeApi'
import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { useToast } from '~/client/shared/useToast'
import type { PasswordChangeRequest } from '~/contract/account'

import { useChangePasswordMutation } from './accountApi'
import { AccountSection } from '~/client/shared/AccountSection'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/account')).passwordChangeSchema,
)

const EMPTY = { currentPassword: '', password: '' }

export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const [, signUpCode] = useReplaceRecoveryCodeMutation({ fixedCacheKey: SIGN_UP_CODE })
  const [changePassword] = useChangePasswordMutation()
  const form = useForm<PasswordChangeRequest>({ resolver, defaultValues: EMPTY })
  const submit = useSubmit(changePassword, () => {
    form.reset(EMPTY)
    signUpCode.reset() // its words have ended, too
    onChanged()
    toast(t('password.success'), 'success')
  })

  return (
    <AccountSection heading={t('password.heading')} text={t('password.text')}>
      <Form form={form} onSubmit={submit}>
        <PasswordField
          form={form}
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
        />
        <PasswordField form={form} name="password" label={t('password.next')} autoComplete="new-password" />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('password.submit')}
        </Button>
      </Form>
    </AccountSection>
  )
}
