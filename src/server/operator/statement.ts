import type { ListedPayment } from '~/server/domain/payments/mpesa'
import { centsOf } from '~/server/mpesa/daraja'

/** Columns of a statement from the portal of M-Pesa; the names are compared without case and signs. */
const COLUMNS = {
  receipt: ['receiptno', 'receipt'],
  status: ['transactionstatus', 'status'],
  paid: ['paidin', 'amount'],
  reference: ['acno', 'accountno', 'billreference', 'reference'],
}

const RECEIPT = /^[A-Z0-9]{6,20}$/

/**
 * Reads the payments of a CSV file: lines before the one with the names of the columns are passed over. Throws one
 * sentence when a column is missing, or a payment cannot be read.
 */
export function readStatement(text: string): ListedPayment[] {
  const rows = rowsOf(text)
  const start = rows.findIndex((row) => COLUMNS.receipt.some((name) => row.map(bare).includes(name)))
  const names = (rows[start] ?? []).map(bare)
  const at = (column: keyof typeof COLUMNS) => {
    const index = names.findIndex((name) => COLUMNS[column].includes(name))
    if (index < 0) throw new Error(`The statement has no column like ${COLUMNS[column].join(' or ')}.`)
    return index
  }
  const [receiptAt, statusAt, paidAt, referenceAt] = [at('receipt'), at('status'), at('paid'), at('reference')]
  return rows.slice(start + 1).flatMap((row, index): ListedPayment[] => {
    const [receipt = '', status = '', paid = ''] = [row[receiptAt], row[statusAt], row[paidAt]]
    if (!/[1-9]/.test(paid) || !/^completed$/i.test(status)) return []
    const cents = centsOf(paid)
    if (!RECEIPT.test(receipt) || cents === undefined)
      throw new Error(`Row ${start + index + 2} of the statement cannot be read.`)
    return [{ receipt, reference: row[referenceAt] ?? '', cents }]
  })
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** RFC 4180. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = text.replace(/^\uFEFF/, '').matchAll(/[ \t]*("(?:[^"]|"")*"|[^,\r\n]*)[ \t]*(,|\r?\n|$)/g)
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(unquoted(cell.trim()))
    if (end !== ',') rows.push([])
  }
  return rows
}

const unquoted = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell)
