import { Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLoginMutation } from '~/client/api/api'
import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { FormTextField } from '~/client/shared/FormTextField'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { useToast } from '~/client/shared/useToast'
import type { LoginRequest } from '~/contract/credentials'
import { paths } from '~/contract/paths'

import { ModeLink } from './ModeLink'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/credentials')).loginSchema,
)

type LoginFormProps = { draft: LoginRequest; onSwitch: (draft: LoginRequest) => void }

export function LoginForm({ draft, onSwitch }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const [login] = useLoginMutation()
  const toast = useToast()
  const submit = useSubmit(login, () => {
    toast(t('login.success'), 'success')
  })
  const form = useForm<LoginRequest>({ resolver, defaultValues: draft })

  return (
    <Form form={form} onSubmit={submit}>
      <Stack spacing={1.5}>
        <FormTextField form={form} name="email" label={t('email')} type="email" autoComplete="email" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <ForgotLink to={paths.forgot}>{t('forgotPassword')}</ForgotLink>
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('login.submit')}
        </Button>
        <ModeLink question={t('login.question')} mode="signUp" onSwitch={onSwitch} />
      </Stack>
    </Form>
  )
}

/** Not MUI's `Link`: see `textLink.ts`. */
const ForgotLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  alignSelf: 'flex-end',
  paddingBlock: theme.spacing(1.5),
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))
