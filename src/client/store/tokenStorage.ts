import { localSettings } from './browserStorage'

type Tokens = { access: string; refresh: string }

const NAMES = ['access', 'refresh'] as const

/** Stands in where the browser forbids local storage: the session then lasts as long as the tab. */
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
    for (const name of NAMES) localSettings.remove(name)
  },
  /** Whether this browser has a session, expired or not. */
  holdsAny: () => NAMES.some((name) => get(name) !== null),
  /** Whether a `storage` event is about tokens; a null key means that everything was cleared. */
  concerns: ({ key }: StorageEvent) => key === null || NAMES.some((name) => name === key),
}

const get = (name: string) => localSettings.get(name) ?? memory.get(name) ?? null

function set(name: string, token: string) {
  if (localSettings.set(name, token)) memory.delete(name)
  else memory.set(name, token)
}
