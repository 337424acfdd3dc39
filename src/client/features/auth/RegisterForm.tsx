import { yupResolver } from '@hookform/resolvers/yup'
import { Button, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'

import { useRegisterMutation } from '~/client/store/api'
import { registerSchema } from '~/contract/credentials'
import type { LoginRequest, RegisterRequest } from '~/contract/credentials'

import { FormTextField } from './FormTextField'
import { ModeLink } from './ModeLink'
import { PasswordField } from './PasswordField'
import { useAuthSubmit } from './useAuthSubmit'

type RegisterFormProps = { draft: LoginRequest; onSwitch: (draft: LoginRequest) => void }

export function RegisterForm({ draft, onSwitch }: RegisterFormProps) {
  const [register] = useRegisterMutation()
  const submit = useAuthSubmit(register, 'Account Created.')
  const form = useForm<RegisterRequest>({
    resolver: yupResolver(registerSchema),
    defaultValues: { username: '', ...draft },
  })

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={form.handleSubmit(submit)}>
      {/* a nickname: password managers keep the address as the user name */}
      <FormTextField form={form} name="username" label="Username" autoComplete="nickname" />
      <FormTextField form={form} name="email" label="Email Address" type="email" autoComplete="email" />
      <PasswordField form={form} name="password" autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        Sign Up
      </Button>
      <ModeLink
        question="Already have an account?"
        mode="login"
        onClick={() => {
          const { email, password } = form.getValues()
          onSwitch({ email, password })
        }}
      />
    </Stack>
  )
}
