import { Button, Stack, Typography } from '@mui/material'

import { onDemand } from '~/client/shared/onDemand'
import type { LoginRequest } from '~/contract/credentials'

import { draftOf } from './draft'
import { EmailField } from './EmailField'
import { ModeLink } from './ModeLink'
import { PasswordField } from './PasswordField'
import { useAccountForm } from './useAccountForm'
import type { Call } from './useSend'

const logic = onDemand(async () => (await import(/* webpackChunkName: "forms" */ './formLogic')).startLogin)
/** Untracked: the answer carries tokens, and the cache is no place for them. */
const login: Call<LoginRequest> = (api, dispatch, values) =>
  dispatch(api.endpoints.login.initiate(values, { track: false }))

type LoginFormProps = { draft: LoginRequest; onLeave: (draft: LoginRequest) => void }

export function LoginForm({ draft, onLeave }: LoginFormProps) {
  const { errors, isBusy, formProps } = useAccountForm(logic, login, 'Login successful.')
  return (
    <Stack component="form" spacing={1.5} {...formProps}>
      <EmailField defaultValue={draft.email} error={errors['email']} />
      <PasswordField defaultValue={draft.password} error={errors['password']} autoComplete="current-password" />
      <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'flex-end', pb: 1 }}>
        Forgot Password?
      </Typography>
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Login
      </Button>
      <ModeLink
        question="New to Jani?"
        mode="signUp"
        onClick={() => {
          onLeave(draftOf(formProps.ref))
        }}
      />
    </Stack>
  )
}
