/** A telephone number that stays on one line: with no-break spaces. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00A0')
