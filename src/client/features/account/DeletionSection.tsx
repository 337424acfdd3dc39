import { yupResolver } from '@hookform/resolvers/yup'
import { Button } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { sessionEnded } from '~/client/api/sessionEnded'
import { handleSubmit } from '~/client/shared/fieldValues'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { useAppDispatch } from '~/client/store/hooks'
import { accountDeletionSchema } from '~/contract/account'
import type { AccountDeletionRequest } from '~/contract/account'
import { paths } from '~/contract/paths'

import { useDeleteAccountMutation } from './accountApi'
import { AccountSection } from './AccountSection'

export function DeletionSection() {
  const { t } = useTranslation('account')
  const { enqueueSnackbar } = useSnackbar()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [deleteAccount] = useDeleteAccountMutation()
  const form = useForm<AccountDeletionRequest>({
    resolver: yupResolver(accountDeletionSchema),
    defaultValues: { password: '' },
  })
  const submit = useSubmit(deleteAccount, async () => {
    await navigate(paths.home, { replace: true, flushSync: true }) // first: signed out, this page leads to the login screen
    dispatch(sessionEnded({ by: 'user' }))
    enqueueSnackbar(t('deletion.success'), { variant: 'success' })
  })

  return (
    <AccountSection heading={t('deletion.heading')} text={t('deletion.text')}>
      <form noValidate onSubmit={handleSubmit(form, submit)}>
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <Button type="submit" color="error" variant="outlined" loading={form.formState.isSubmitting}>
          {t('deletion.submit')}
        </Button>
      </form>
    </AccountSection>
  )
}
