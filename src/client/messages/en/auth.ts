export const auth = {
  login: {
    heading: 'Welcome back',
    lead: 'Log in to diagnose your crops.',
    submit: 'Login',
    success: 'Login successful.',
    question: 'New to Jani?',
  },
  signUp: {
    heading: 'Create your account',
    lead: '{{credits}} free credits are waiting: enough for {{credits}} leaf diagnoses.',
    submit: 'Sign Up',
    success: 'Account Created.',
    question: 'Already have an account?',
  },
  email: 'Email Address',
  username: 'Username',
  password: 'Password',
  forgotPassword: 'Forgot Password?',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}
