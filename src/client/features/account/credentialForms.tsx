import { Typography } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { sessionEnded } from '~/client/api/apiActions'
import { recoveryWords } from '~/client/storage/recoveryWords'
import { Button } from '~/client/ui/Button'
import { Form, FormTextField, PasswordField, contractResolver, useSubmitForm } from '~/client/ui/Form'
import { useToast } from '~/client/ui/useToast'
import { useAppDispatch } from '~/client/store/hooks'
import type {
  AccountDeletionRequest,
  AccountResponse,
  EmailChangeRequest,
  PasswordChangeRequest,
} from '~/contract/accountSchemas'
import { paths } from '~/contract/paths'

import { UnconfirmedNotice } from './UnconfirmedNotice'
import {
  accountContract,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
} from './accountApi'

const resolver = contractResolver(async () => (await accountContract()).passwordChangeSchema)

const EMPTY = { currentPassword: '', password: '' }

export function PasswordForm() {
  const { t } = useTranslation('account')
  const toast = useToast()
  const [changePassword] = useChangePasswordMutation()
  const form = useForm<PasswordChangeRequest>({ resolver, defaultValues: EMPTY })
  const submit = useSubmitForm(form, changePassword, () => {
    form.reset(EMPTY)
    recoveryWords.forget() // a new password invalidates them
    toast(t('password.success'), 'success')
  })

  return (
    <>
      <Typography color="textSecondary">{t('password.text')}</Typography>
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
    </>
  )
}

const emailResolver = contractResolver(async () => (await accountContract()).emailChangeSchema)

const EMPTY_EMAIL = { email: '', password: '' }

export function EmailForm({ account }: { account: AccountResponse | undefined }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const [changeEmail] = useChangeEmailMutation()
  const form = useForm<EmailChangeRequest>({ resolver: emailResolver, defaultValues: EMPTY_EMAIL })
  const submit = useSubmitForm(form, changeEmail, ({ email }) => {
    form.reset(EMPTY_EMAIL)
    toast(t('email.success', { email }), 'success')
  })

  return (
    <>
      {account && !account.isEmailConfirmed ? <UnconfirmedNotice email={account.email} /> : null}
      <Typography color="textSecondary">{t('email.text')}</Typography>
      <Form form={form} onSubmit={submit}>
        <FormTextField form={form} name="email" label={t('email.next')} type="email" autoComplete="email" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('email.submit')}
        </Button>
      </Form>
    </>
  )
}

const deletionResolver = contractResolver(async () => (await accountContract()).accountDeletionSchema)

export function DeletionForm() {
  const { t } = useTranslation('account')
  const toast = useToast()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [deleteAccount] = useDeleteAccountMutation()
  const form = useForm<AccountDeletionRequest>({ resolver: deletionResolver, defaultValues: { password: '' } })
  const submit = useSubmitForm(form, deleteAccount, async () => {
    await navigate(paths.home, { replace: true, flushSync: true }) // before signing out: this page would ask to log in
    dispatch(sessionEnded({ by: 'user' }))
    toast(t('deletion.success'), 'success')
  })

  return (
    <>
      <Typography color="textSecondary">{t('deletion.text')}</Typography>
      <Form form={form} onSubmit={submit}>
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <Button type="submit" color="error" variant="outlined" loading={form.formState.isSubmitting}>
          {t('deletion.submit')}
        </Button>
      </Form>
    </>
  )
}
