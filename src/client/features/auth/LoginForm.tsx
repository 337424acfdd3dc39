import { yupResolver } from '@hookform/resolvers/yup'
import { Button, Stack, Typography } from '@mui/material'
import { useForm } from 'react-hook-form'

import { useLoginMutation } from '~/client/store/api'
import { loginSchema } from '~/contract/credentials'
import type { LoginRequest } from '~/contract/credentials'

import { EmailField } from './EmailField'
import { ModeLink } from './ModeLink'
import { PasswordField } from './PasswordField'
import { useAuthSubmit } from './useAuthSubmit'

type LoginFormProps = { draft: LoginRequest; onLeave: (draft: LoginRequest) => void }

export function LoginForm({ draft, onLeave }: LoginFormProps) {
  const [login] = useLoginMutation()
  const submit = useAuthSubmit(login, 'Login successful.')
  const form = useForm({ resolver: yupResolver(loginSchema), defaultValues: draft })

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={form.handleSubmit(submit)}>
      <EmailField form={form} name="email" />
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
          onLeave(form.getValues())
        }}
      />
    </Stack>
  )
}
