/** Keys of `localStorage` that belong to an account and are deleted with its session. */
type AccountSetting =
  | 'access'
  | 'answered'
  | 'countryOffered'
  | 'crop'
  | 'dueAt'
  | 'hasAnswers'
  | 'lastUser'
  | 'officer'
  | 'personNews'
  | 'plots'
  | 'recoveryCodeReplaced'
  | 'recoveryOffered'
  | 'recoveryPending'
  | 'recoveryWords'
  | 'refresh'
  | 'reminders'
  | 'sharePhoto'
  | 'unread'

/** Keys that belong to the device, whoever uses it. */
const DEVICE_SETTINGS = [
  'countedTime',
  'install',
  'language',
  'leafPack',
  'leftAccount',
  'packDeclined',
  'returning',
  'sessionsToEnd',
  'unsentNotes',
  'waiting',
] as const

type Setting = AccountSetting | (typeof DEVICE_SETTINGS)[number]

/** MUI stores the colour scheme. */
const OF_MUI = /^mui-/

const isOfDevice = (key: string) => OF_MUI.test(key) || DEVICE_SETTINGS.some((one) => one === key)

/** Reads `localStorage`. This module never throws: if storage is unavailable, nothing is stored. */
export function get(key: Setting): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Undefined for invalid JSON: scripts and earlier versions may have written anything. */
export function getJson(key: Setting): unknown {
  try {
    return JSON.parse(get(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether it is stored. A failed write removes the old value: removing needs no space. */
export function set(key: Setting, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    remove(key)
    return false
  }
}

export const setJson = (key: Setting, value: unknown) => set(key, JSON.stringify(value))

export function remove(key: Setting) {
  try {
    localStorage.removeItem(key)
  } catch {
    // storage is unavailable, so nothing is left behind
  }
}

/** Deletes every key that is not the device's, even one that the lists above do not name. */
export function forgetAccount(kept: readonly Setting[] = []) {
  const isKept = (key: string) => isOfDevice(key) || kept.some((one) => one === key)
  try {
    for (const key of Object.keys(localStorage)) if (!isKept(key)) localStorage.removeItem(key)
  } catch {
    // as above
  }
}

/** Whether the leaf pack is stored; readable before the code that uses it has loaded. */
export const isPackKept = () => get('leafPack') !== null

/** Whether an account was opened in this browser before; otherwise Sign Up is offered first. */
export const isReturning = () => get('returning') !== null

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
      // not stored
    }
  },
  /** Reads and removes a value. */
  take(key: string): string | null {
    const value = tabSettings.get(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // not stored
    }
    return value
  },
  clear() {
    try {
      sessionStorage.clear()
    } catch {
      // nothing is stored
    }
  },
}
