const KEY = 'returning'

/** Whether somebody has signed in with this browser before: who has not, is offered Sign Up first. */
export function isReturning(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function rememberReturning() {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // asked to sign up again at the next visit
  }
}
