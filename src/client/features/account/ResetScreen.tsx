import { yupResolver } from '@hookform/resolvers/yup'
import { Alert, Button, Stack } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'

import { sessionEnded } from '~/client/api/sessionEnded'
import { handleSubmit } from '~/client/shared/fieldValues'
import { FormCard } from '~/client/shared/FormCard'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { useAppDispatch } from '~/client/store/hooks'
import { resetSchema } from '~/contract/account'
import type { ResetRequest } from '~/contract/account'
import { paths } from '~/contract/paths'

import { useResetPasswordMutation } from './accountApi'
import { RecoveryLink } from './RecoveryLink'

/** The link's token stands behind `#`. */
export function ResetScreen() {
  const { t } = useTranslation('account')
  const token = useLocation().hash.slice(1)
  return (
    <FormCard heading={t('reset.heading')} text={t('reset.text')}>
      <Stack spacing={1.5}>
        {token === '' ? <Alert severity="warning">{t('reset.incomplete')}</Alert> : <ResetForm token={token} />}
        <RecoveryLink component={RouterLink} to={paths.forgot}>
          {t('reset.askAgain')}
        </RecoveryLink>
      </Stack>
    </FormCard>
  )
}

type ResetFormProps = { token: string }

function ResetForm({ token }: ResetFormProps) {
  const { t } = useTranslation('account')
  const { enqueueSnackbar } = useSnackbar()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [resetPassword] = useResetPasswordMutation()
  const form = useForm<ResetRequest>({ resolver: yupResolver(resetSchema), defaultValues: { token, password: '' } })
  const submit = useSubmit(resetPassword, () => {
    dispatch(sessionEnded({ by: 'user' })) // the session of this browser has ended, too
    void navigate(paths.login, { replace: true })
    enqueueSnackbar(t('reset.success'), { variant: 'success' })
  })

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={handleSubmit(form, submit)}>
      <PasswordField form={form} name="password" label={t('password.next')} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </Stack>
  )
}
