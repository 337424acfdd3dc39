import { yupResolver } from '@hookform/resolvers/yup'
import { Button } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { handleSubmit } from '~/client/shared/fieldValues'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { passwordChangeSchema } from '~/contract/account'
import type { PasswordChangeRequest } from '~/contract/account'

import { useChangePasswordMutation } from './accountApi'
import { AccountSection } from './AccountSection'

const EMPTY = { currentPassword: '', password: '' }

export function PasswordSection() {
  const { t } = useTranslation('account')
  const { enqueueSnackbar } = useSnackbar()
  const [changePassword] = useChangePasswordMutation()
  const form = useForm<PasswordChangeRequest>({ resolver: yupResolver(passwordChangeSchema), defaultValues: EMPTY })
  const submit = useSubmit(changePassword, () => {
    form.reset(EMPTY)
    enqueueSnackbar(t('password.success'), { variant: 'success' })
  })

  return (
    <AccountSection heading={t('password.heading')}>
      <form noValidate onSubmit={handleSubmit(form, submit)}>
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
      </form>
    </AccountSection>
  )
}
