import { DEFAULT_PLACE, type Place } from '~/contract/countries'

import * as settings from './settings'

/** A Kenyan mobile number without country code, or another country's with it (E.164: at most 15 digits). */
const MOBILE = /^[17]\d{8}$/
const KENYAN = '254'
const FOREIGN = /^(?!254)[1-9]\d{9,14}$/

/** The farm officer's number with country code, as stored on this phone; it is never sent to our server. */
export const readOfficer = (): string | null => {
  const number = settings.get('officer')
  return number === null ? null : withCode(`+${number}`)
}

/**
 * Accepts a number as people write it (0712 345 678, 712 345 678 or +254 712 345 678; outside Kenya with country code).
 * Returns the stored number, or null if no phone can have it.
 */
export function keepOfficer(written: string, place: Place = DEFAULT_PLACE): string | null {
  const number = place === DEFAULT_PLACE || hasCode(written) ? withCode(written) : null
  if (number !== null) settings.set('officer', number)
  return number
}

const hasCode = (written: string) => /^\s*(\+|00)/.test(written)

function withCode(written: string) {
  const digits = written.replace(/\D/g, '')
  const isForeign = hasCode(written)
  const international = isForeign ? digits.replace(/^00/, '') : digits
  if (isForeign && FOREIGN.test(international)) return international
  const mobile = international.replace(/^(254)?0?/, '')
  return MOBILE.test(mobile) ? KENYAN + mobile : null
}

/** With spaces, where a line may break. */
export const legibleNumber = (number: string) => `+${number.replace(/\d{3}(?=\d)/g, '$& ')}`

export const forgetOfficer = () => {
  settings.remove('officer')
}
