import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { PRO_PLAN } from '~/contract/plans'
import { fileErrorReason } from '~/server/domain/fileErrors'
import { masked } from '~/server/domain/payments/orders'
import { settleAll } from '~/server/domain/payments/reconciler'
import type { NamedOrder, UnmatchedPayment } from '~/server/domain/payments/paymentRecords'

import {
  findAccount,
  formatTime,
  line,
  operatorName,
  PAGE_LENGTH,
  printPage,
  type Command,
  type Records,
} from './command'
import { readStatement } from './statement'

const USAGE = [
  'Use: npm run payments -- list [--all]',
  '     npm run payments -- orders [--before ORDER_ID]',
  '     npm run payments -- show ID_OR_RECEIPT_OR_REFERENCE',
  '     npm run payments -- grant PAYMENT_ID EMAIL --reason "..." [--by NAME]',
  '     npm run payments -- refund PAYMENT_OR_ORDER_ID --reason "..." [--by NAME]',
  '     npm run payments -- import STATEMENT.csv --reason "..." [--by NAME]',
].join('\n')

const TEXT = { type: 'string' } as const
const OPTIONS = { reason: TEXT, by: TEXT, before: TEXT, all: { type: 'boolean' } } as const

type Options = { reason?: string; by?: string; before?: string; all?: boolean }

/** `npm run payments -- list | orders | show | grant | refund | import` */
export const paymentsCommand: Command = async (records, args) => {
  const { positionals, options } = parse(args)
  const [verb = '', first, second, ...rest] = positionals
  if (rest.length > 0) throw new Error(USAGE)
  if (verb === 'list' && first === undefined) return list(records, options)
  if (verb === 'orders' && first === undefined) return orders(records, options)
  if (verb === 'grant' && first !== undefined && second !== undefined) return grant(records, first, second, options)
  if (first === undefined || second !== undefined) throw new Error(USAGE)
  if (verb === 'show') return show(records, first)
  if (verb === 'refund') return refund(records, first, options)
  if (verb === 'import') return importStatement(records, first, options)
  throw new Error(USAGE)
}

function parse(args: readonly string[]): { positionals: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    return { positionals, options: values }
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

async function list({ payments }: Records, { all = false }: Options) {
  const found = await payments.operator.unmatched({ state: all ? 'all' : 'open', limit: PAGE_LENGTH + 1 })
  if (found.length === 0) return 'Every payment has served its order.'
  return printPage(found.map(describePayment), 'decide about these first.')
}

async function orders({ payments }: Records, { before }: Options) {
  const found = await payments.operator.orders({ before, limit: PAGE_LENGTH + 1 })
  if (found.length === 0) return before === undefined ? 'There are no orders.' : 'There are no older orders.'
  return printPage(found.map(describeOrder), `--before ${found[PAGE_LENGTH - 1]?.id ?? ''}`)
}

async function show({ payments }: Records, text: string) {
  const found = await payments.operator.findPayment(text)
  const lines = [...found.orders.map(describeOrder), ...found.unmatched.map(describePayment)]
  if (lines.length === 0)
    throw new Error(line`Neither an order nor a payment has the id, receipt or reference ${text}.`)
  return lines.join('\n')
}

async function grant(records: Records, paymentId: string, email: string, { reason, by }: Options) {
  const why = requireReason(reason)
  const { id: accountId } = await findAccount(records, email)
  const given = { accountId, paymentId, days: PRO_PLAN.days, reason: why, now: records.now() }
  const until = await records.payments.operator.grant(given)
  if (until === undefined) throw new Error(line`There is no open payment ${paymentId}.`)
  await record(records, { command: line`payments grant ${paymentId}`, accountId, reason: why, by })
  return line`${email} has ${PRO_PLAN.name} until ${formatTime(until)}.`
}

async function refund(records: Records, id: string, { reason, by }: Options) {
  const why = requireReason(reason)
  const noted = await records.payments.operator.refund({ id, days: PRO_PLAN.days, reason: why, now: records.now() })
  if (!noted) throw new Error(line`There is no open or granted payment and no paid order ${id}.`)
  await record(records, { command: line`payments refund ${id}`, ...noted, reason: why, by })
  return 'Noted as returned; the days of an order or a grant are taken back. The money goes back in the portal of M-Pesa.'
}

async function importStatement(records: Records, file: string, { reason, by }: Options) {
  const why = requireReason(reason)
  const payments = readStatement(readText(file))
  const deps = { now: records.now, mailOf: records.paidMail, pause: async () => undefined }
  const { paid, known, unmatched } = await settleAll(records.payments, payments, deps)
  await record(records, { command: 'payments import', accountId: undefined, reason: why, by })
  return `${paid} orders paid, ${unmatched} payments unmatched, ${known} known before.`
}

function readText(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(line`The statement ${file} cannot be read: ${fileErrorReason(cause)}.`, { cause })
  }
}

type Done = { command: string; accountId: string | undefined; reason: string; by: string | undefined }

const record = ({ actions, now }: Records, { by, ...done }: Done) =>
  actions.record({ ...done, actor: operatorName(by), createdAt: now() })

export function requireReason(reason: string | undefined) {
  if (!reason?.trim()) throw new Error('Say why: --reason "...". It is kept.')
  return reason
}

const WHY: Record<UnmatchedPayment['why'], string> = {
  amount: 'another amount',
  second: 'a second payment of its order',
  noOrder: 'no such order',
  noAccount: 'the account was deleted',
}

const shillings = (cents: number) => `Ksh ${(cents / 100).toFixed(2)}`

/** Values in columns, without empty ones at the end. */
const columns = (...values: (string | undefined)[]) =>
  values
    .map((value) => line`${value ?? ''}`)
    .join('\t')
    .trimEnd()

const describePayment = ({ id, createdAt, cents, receipt = 'no receipt', account, ...payment }: UnmatchedPayment) => {
  const { reference, why, state, reason, refundReason } = payment
  const money = [id, formatTime(createdAt), shillings(cents), receipt, reference]
  return columns(...money, WHY[why], state, account?.id, account?.email, reason, refundReason)
}

const describeOrder = ({ id, createdAt, amount, receipt = 'no receipt', account, ...order }: NamedOrder) => {
  const { reference, state, resultCode, phone } = order
  const money = [id, formatTime(createdAt), `Ksh ${amount}`, receipt, reference]
  return columns(...money, state, resultCode, phone && masked(phone), account?.id, account?.email)
}
