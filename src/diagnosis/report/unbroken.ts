import { CONTACTS } from '../catalogue/contacts'

/** A telephone number that stays on one line: with no-break spaces. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00A0')

/** Every number that a sentence may name, as it stands there. */
export const contactNumbers: readonly string[] = Object.values(CONTACTS).flatMap(({ numbers }) => numbers.map(unbroken))
