import { Button, Stack } from '@mui/material'

import { onDemand } from '~/client/shared/onDemand'
import type { LoginRequest, RegisterRequest } from '~/contract/credentials'

import { AccountField } from './AccountField'
import { draftOf } from './draft'
import { EmailField } from './EmailField'
import { ModeLink } from './ModeLink'
import { PasswordField } from './PasswordField'
import { useAccountForm } from './useAccountForm'
import type { Call } from './useSend'

const logic = onDemand(async () => (await import(/* webpackChunkName: "forms" */ './formLogic')).startRegistration)
const register: Call<RegisterRequest> = (api, dispatch, values) =>
  dispatch(api.endpoints.register.initiate(values, { track: false }))

type RegisterFormProps = { draft: LoginRequest; onLeave: (draft: LoginRequest) => void }

export function RegisterForm({ draft, onLeave }: RegisterFormProps) {
  const { errors, isBusy, formProps } = useAccountForm(logic, register, 'Account Created.')
  return (
    <Stack component="form" spacing={1.5} {...formProps}>
      {/* a name to be greeted by; password managers keep the address as the user name */}
      <AccountField
        name="username"
        label="Username"
        autoComplete="nickname"
        defaultValue=""
        error={errors['username']}
      />
      <EmailField defaultValue={draft.email} error={errors['email']} />
      <PasswordField defaultValue={draft.password} error={errors['password']} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Sign Up
      </Button>
      <ModeLink
        question="Already have an account?"
        mode="login"
        onClick={() => {
          onLeave(draftOf(formProps.ref))
        }}
      />
    </Stack>
  )
}
