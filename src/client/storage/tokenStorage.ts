import * as settings from './settings'

type Tokens = { access: string; refresh: string }

const NAMES = ['access', 'refresh'] as const

/** Fallback if `localStorage` is forbidden or full: the session then lasts as long as the tab. */
const memory = new Map<string, string>()

/** The only module that knows where and under which names tokens are stored. Never throws. */
export const tokenStorage = {
  read: (): { access: string | null; refresh: string | null } => ({ access: get('access'), refresh: get('refresh') }),
  save: (tokens: Partial<Tokens>) => {
    for (const name of NAMES) {
      const token = tokens[name]
      if (token !== undefined) set(name, token)
    }
  },
  clear: () => {
    memory.clear()
    for (const name of NAMES) settings.remove(name)
  },
  /** Whether this browser has a session, expired or not. */
  holdsAny: () => NAMES.some((name) => get(name) !== null),
}

/** A token that another tab stored later is newer than one that could only be kept in memory. */
function get(name: keyof Tokens) {
  const stored = settings.get(name)
  if (stored !== null) memory.delete(name)
  return stored ?? memory.get(name) ?? null
}

function set(name: keyof Tokens, token: string) {
  if (settings.set(name, token)) memory.delete(name)
  else memory.set(name, token)
}

/** Null: a visitor, without tokens. Undefined: an account that the stored tokens do not name. */
export type Account = string | null | undefined

/** The account of an access token; tells local data apart, proves nothing. Undefined for any other text. */
export function accountOf(access: string | null): string | undefined {
  try {
    const claims: unknown = JSON.parse(atob((access?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    const { sub } = claims as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

/** The account whose tokens this browser stores. */
export const currentAccount = (): Account => (tokenStorage.holdsAny() ? accountOf(tokenStorage.read().access) : null)
