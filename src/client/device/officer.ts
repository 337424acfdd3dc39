import { localSettings } from './browserStorage'

const KEY = 'officer'
const COUNTRY = '254'
const DIGITS = /^\d{9,15}$/

/** The number of the farm officer that the owner of this phone has kept, with the country's code; it is never sent to us. */
export const readOfficer = (): string | null => {
  const number = localSettings.get(KEY)
  return number !== null && DIGITS.test(number) ? number : null
}

/** Takes a number as people write it, 0712 345 678 or +254 712 345 678; answers what is kept, or null where it is none. */
export function keepOfficer(written: string): string | null {
  const digits = written.replace(/\D/g, '').replace(/^0(?=[1-9])/, COUNTRY)
  if (!DIGITS.test(digits)) return null
  localSettings.set(KEY, digits)
  return digits
}

export const forgetOfficer = () => {
  localSettings.remove(KEY)
}
