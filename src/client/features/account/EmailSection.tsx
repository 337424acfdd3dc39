import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { AccountSection } from '~/client/shared/AccountSection'
import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { FormTextField } from '~/client/shared/FormTextField'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { useToast } from '~/client/shared/useToast'
import type { EmailChangeRequest } from '~/contract/account'

import { useChangeEmailMutation } from './accountApi'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/account')).emailChangeSchema,
)

const EMPTY = { email: '', password: '' }

export function EmailSection() {
  const { t } = useTranslation('account')
  const toast = useToast()
  const [changeEmail] = useChangeEmailMutation()
  const form = useForm<EmailChangeRequest>({ resolver, defaultValues: EMPTY })
  const submit = useSubmit(changeEmail, ({ email }) => {
    form.reset(EMPTY)
    toast(t('email.success', { email }), 'success')
  })

  return (
    <AccountSection heading={t('email.heading')} text={t('email.text')}>
      <Form form={form} onSubmit={submit}>
        <FormTextField form={form} name="email" label={t('email.next')} type="email" autoComplete="email" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('email.submit')}
        </Button>
      </Form>
    </AccountSection>
  )
}
