/** A spreadsheet runs a cell that begins like this. */
const FORMULA = /^[=+\-@\t\r]/
const SPECIAL = /[",\r\n]/
/** Excel reads UTF-8 only after it. */
const BOM = '\uFEFF'

/** As in RFC 4180. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  BOM + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(text: string) {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
