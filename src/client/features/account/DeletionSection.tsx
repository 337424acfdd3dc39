import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { sessionEnded } from '~/client/api/sessionEnded'
import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { useToast } from '~/client/shared/useToast'
import { useAppDispatch } from '~/client/store/hooks'
import type { AccountDeletionRequest } from '~/contract/account'
import { paths } from '~/contract/paths'

import { useDeleteAccountMutation } from './accountApi'
import { AccountSection } from '~/client/shared/AccountSection'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/account')).accountDeletionSchema,
)

export function DeletionSection() {
  const { t } = useTranslation('account')
  const toast = useToast()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [deleteAccount] = useDeleteAccountMutation()
  const form = useForm<AccountDeletionRequest>({
    resolver,
    defaultValues: { password: '' },
  })
  const submit = useSubmit(deleteAccount, async () => {
    await navigate(paths.home, { replace: true, flushSync: true }) // first: signed out, this page asks to log in
    dispatch(sessionEnded({ by: 'user' }))
    toast(t('deletion.success'), 'success')
  })

  return (
    <AccountSection heading={t('deletion.heading')} text={t('deletion.text')}>
      <Form form={form} onSubmit={submit}>
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <Button type="submit" color="error" variant="outlined" loading={form.formState.isSubmitting}>
          {t('deletion.submit')}
        </Button>
      </Form>
    </AccountSection>
  )
}
