import { AuthScreen } from '~/client/features/auth/AuthScreen'
import { Page } from '~/client/shared/Page'

export function LoginPage() {
  return (
    <Page
      title="Login or Sign Up | Jani"
      description="Sign up for five free leaf diagnoses, or log in to your account."
    >
      <AuthScreen />
    </Page>
  )
}
