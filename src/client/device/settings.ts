/** Every key of `localStorage` that the app writes. */
const SCOPES = {
  access: 'account',
  answered: 'account',
  countryOffered: 'account',
  crop: 'account',
  dueAt: 'account',
  lastUser: 'account',
  plots: 'account',
  recoveryCodeReplaced: 'account',
  refresh: 'account',
  reminders: 'account',
  countedTime: 'device',
  install: 'device',
  language: 'device',
  leafPack: 'device',
  leftAccount: 'device',
  officer: 'device',
  packDeclined: 'device',
  returning: 'device',
  sessionsToEnd: 'device',
  waiting: 'device',
} as const satisfies Record<string, 'account' | 'device'>

export type Setting = keyof typeof SCOPES

/** MUI stores the colour scheme. */
const OF_MUI = /^mui-/

const isOfDevice = (key: string) =>
  OF_MUI.test(key) || (Object.hasOwn(SCOPES, key) && SCOPES[key as Setting] === 'device')

/** `localStorage` that never throws: if the browser forbids it (private windows, full disks), nothing is stored. */
export const settings = {
  get(key: Setting): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Undefined for a value that is no JSON: scripts and earlier versions may have written anything. */
  getJson(key: Setting): unknown {
    try {
      return JSON.parse(settings.get(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  /** Returns whether it is stored. A failed write removes the value before it: removing needs no space. */
  set(key: Setting, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      settings.remove(key)
      return false
    }
  },
  setJson: (key: Setting, value: unknown) => settings.set(key, JSON.stringify(value)),
  remove(key: Setting) {
    try {
      localStorage.removeItem(key)
    } catch {
      // what cannot be read cannot be left behind either
    }
  },
  /** Deletes all that is not of the device, also a key that the list above does not name. */
  forgetAccount() {
    try {
      for (const key of Object.keys(localStorage)) if (!isOfDevice(key)) localStorage.removeItem(key)
    } catch {
      // as above
    }
  },
}

/** Whether the files for answers without a network are stored; known before the code that uses them is loaded. */
export const isPackKept = () => settings.get('leafPack') !== null

/** Whether an account has been opened in this browser before; otherwise Sign Up is offered first. */
export const isReturning = () => settings.get('returning') !== null

/** `sessionStorage` that never throws; the router stores scroll positions there. */
export const tabSettings = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string) {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // not stored then
    }
  },
  /** Reads it once. */
  take(key: string): string | null {
    const value = tabSettings.get(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // not stored then
    }
    return value
  },
  clear() {
    try {
      sessionStorage.clear()
    } catch {
      // nothing is stored there then
    }
  },
}
