import { settings } from './settings'

type Tokens = { access: string; refresh: string }

const NAMES = ['access', 'refresh'] as const

/** Stands in where the browser forbids local storage or it is full: the session then lasts as long as the tab. */
const memory = new Map<string, string>()

/** The only code that knows where tokens are kept and under which names. Never throws. */
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

/** What another tab has stored since is newer than what could not be stored here. */
function get(name: keyof Tokens) {
  const stored = settings.get(name)
  if (stored !== null) memory.delete(name)
  return stored ?? memory.get(name) ?? null
}

function set(name: keyof Tokens, token: string) {
  if (settings.set(name, token)) memory.delete(name)
  else memory.set(name, token)
}
