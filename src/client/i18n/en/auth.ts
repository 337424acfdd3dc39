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
    lead: '{{credits}} free credits are waiting: enough for {{diagnoses}} leaf diagnoses.',
    submit: 'Sign Up',
    success: 'Account Created.',
    question: 'Already have an account?',
  },
  email: 'Email Address',
  noEmail: 'No e-mail address, or none that you can read? We help you:',
  username: 'Username',
  usernameHint: 'One or two names of 2 to 16 letters, no other signs. For example: Wangarĩ, Nganga or Mary Wanjiru',
  password: 'Password',
  forgotPassword: 'Forgot Password?',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}
