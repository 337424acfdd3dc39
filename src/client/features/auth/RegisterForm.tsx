import { Stack } from '@mui/material'
import i18next from 'i18next'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useRegisterMutation } from '~/client/api/api'
import { Button } from '~/client/shared/Button'
import { contractResolver } from '~/client/shared/contractResolver'
import { Form } from '~/client/shared/Form'
import { FormTextField } from '~/client/shared/FormTextField'
import { NoEmailHelp } from '~/client/shared/NoEmailHelp'
import { PasswordField } from '~/client/shared/PasswordField'
import { useSubmit } from '~/client/shared/useSubmit'
import { useToast } from '~/client/shared/useToast'
import { useAppDispatch } from '~/client/store/hooks'
import type { LoginRequest, RegisterRequest } from '~/contract/credentials'

import { ModeLink } from './ModeLink'

const resolver = contractResolver(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/credentials')).registerSchema,
)

type RegisterFormProps = { draft: LoginRequest; onSwitch: (draft: LoginRequest) => void }

export function RegisterForm({ draft, onSwitch }: RegisterFormProps) {
  const { t } = useTranslation('auth')
  const [register] = useRegisterMutation()
  const toast = useToast()
  const dispatch = useAppDispatch()
  const submit = useSubmit(register, ({ password }) => {
    toast(t('signUp.success'), 'success')
    i18next
      .loadNamespaces('account') // it is shown once: with its card and its texts
      .then(() => import(/* webpackChunkName: "recovery" */ '~/client/api/recoveryCodeApi'))
      .then(({ makeSignUpCode }) => dispatch(makeSignUpCode(password)))
      .catch(() => undefined) // the account says that there is no code
  })
  const form = useForm<RegisterRequest>({
    resolver,
    defaultValues: { username: '', ...draft },
  })

  return (
    <Form form={form} onSubmit={submit}>
      <Stack spacing={1.5}>
        {/* a nickname: password managers keep the address as the user name */}
        <FormTextField
          form={form}
          name="username"
          label={t('username')}
          hint={t('usernameHint')}
          autoComplete="nickname"
        />
        <FormTextField form={form} name="email" label={t('email')} type="email" autoComplete="email" />
        <NoEmailHelp />
        <PasswordField form={form} name="password" autoComplete="new-password" />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('signUp.submit')}
        </Button>
        <ModeLink question={t('signUp.question')} mode="login" onSwitch={onSwitch} />
      </Stack>
    </Form>
  )
}
