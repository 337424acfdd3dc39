type Tokens = { access: string; refresh: string }

const NAMES = ['access', 'refresh'] as const

/** Stands in where the browser forbids local storage (private windows, full disks): the session then lasts as long as the tab. */
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
    NAMES.forEach(remove)
  },
  /** Whether this browser has a session, expired or not. */
  holdsAny: () => NAMES.some((name) => get(name) !== null),
  /** Whether a `storage` event is about tokens; a null key means that everything was cleared. */
  concerns: ({ key }: StorageEvent) => key === null || NAMES.some((name) => name === key),
}

function get(name: string) {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function set(name: string, token: string) {
  try {
    localStorage.setItem(name, token)
    memory.delete(name)
  } catch {
    memory.set(name, token)
  }
}

function remove(name: string) {
  memory.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // what cannot be read cannot be left behind either
  }
}
