import { yupResolver } from '@hookform/resolvers/yup'
import { Button, Stack } from '@mui/material'
import { useForm } from 'react-hook-form'

import { FormTextField } from '~/client/shared/FormTextField'
import { useRegisterMutation } from '~/client/store/api'
import { registerSchema } from '~/contract/credentials'
import type { LoginRequest } from '~/contract/credentials'

import { EmailField } from './EmailField'
import { ModeLink } from './ModeLink'
import { PasswordField } from './PasswordField'
import { useAuthSubmit } from './useAuthSubmit'

type RegisterFormProps = { draft: LoginRequest; onLeave: (draft: LoginRequest) => void }

export function RegisterForm({ draft, onLeave }: RegisterFormProps) {
  const [register] = useRegisterMutation()
  const submit = useAuthSubmit(register, 'Account Created.')
  const form = useForm({ resolver: yupResolver(registerSchema), defaultValues: { username: '', ...draft } })

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={form.handleSubmit(submit)}>
      {/* a name to be greeted by; password managers keep the address as the user name */}
      <FormTextField form={form} name="username" label="Username" autoComplete="nickname" />
      <EmailField form={form} name="email" />
      <PasswordField form={form} name="password" autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        Sign Up
      </Button>
      <ModeLink
        question="Already have an account?"
        mode="login"
        onClick={() => {
          const { email, password } = form.getValues()
          onLeave({ email, password })
        }}
      />
    </Stack>
  )
}
