import { yupResolver } from '@hookform/resolvers/yup'
import { Button, Stack, Typography } from '@mui/material'
import { useForm } from 'react-hook-form'

import { useLoginMutation } from '~/client/store/api'
import { loginSchema } from '~/contract/credentials'
import type { LoginRequest } from '~/contract/credentials'

import { FormTextField } from './FormTextField'
import { ModeLink } from './ModeLink'
import { PasswordField } from './PasswordField'
import { useAuthSubmit } from './useAuthSubmit'

type LoginFormProps = { draft: LoginRequest; onSwitch: (draft: LoginRequest) => void }

export function LoginForm({ draft, onSwitch }: LoginFormProps) {
  const [login] = useLoginMutation()
  const submit = useAuthSubmit(login, 'Login successful.')
  const form = useForm<LoginRequest>({ resolver: yupResolver(loginSchema), defaultValues: draft })

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={form.handleSubmit(submit)}>
      <FormTextField form={form} name="email" label="Email Address" type="email" autoComplete="email" />
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'flex-end', pb: 1 }}>
        Forgot Password?
      </Typography>
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        Login
      </Button>
      <ModeLink
        question="New to Jani?"
        mode="signUp"
        onClick={() => {
          onSwitch(form.getValues())
        }}
      />
    </Stack>
  )
}
