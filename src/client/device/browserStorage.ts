/** `localStorage` that never throws: where the browser forbids it (private windows, full disks), nothing is kept. */
export const localSettings = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  /** Whether it is kept now. What cannot be written does not leave the value before in force: removing needs no space. */
  set(name: string, value: string): boolean {
    try {
      localStorage.setItem(name, value)
      return true
    } catch {
      localSettings.remove(name)
      return false
    }
  },
  remove(name: string) {
    try {
      localStorage.removeItem(name)
    } catch {
      // what cannot be read cannot be left behind either
    }
  },
}

/** `sessionStorage` that never throws; the router keeps there where each page was scrolled to. */
export const sessionSettings = {
  get(name: string): string | null {
    try {
      return sessionStorage.getItem(name)
    } catch {
      return null
    }
  },
  set(name: string, value: string) {
    try {
      sessionStorage.setItem(name, value)
    } catch {
      // it is not kept then
    }
  },
  remove(name: string) {
    try {
      sessionStorage.removeItem(name)
    } catch {
      // nothing is kept there then
    }
  },
  clear() {
    try {
      sessionStorage.clear()
    } catch {
      // nothing is kept there then
    }
  },
}

/** Of which account the first answer has offered another country; goes with Log Out. */
export const COUNTRY_OFFERED = 'countryOffered'
