import { tokenStorage } from './tokenStorage'

/** Null: of a visitor, who has no tokens. Undefined: of an account that the stored tokens do not name. */
export type Account = string | null | undefined

/** Whose access token this is: for telling apart what was left here, never for trusting anybody. Undefined for any other text. */
export function accountOf(access: string | null): string | undefined {
  try {
    const claims: unknown = JSON.parse(atob((access?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    const { sub } = claims as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

/** Whose session this browser has. */
export const currentAccount = (): Account => (tokenStorage.holdsAny() ? accountOf(tokenStorage.read().access) : null)
