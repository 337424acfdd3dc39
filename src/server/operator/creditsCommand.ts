import { parseArgs } from 'node:util'

import { findAccount, formatTime, line, operatorName, type Command, type Records } from './command'

const USAGE = [
  'Use: npm run credits -- grant EMAIL N --reason "..." [--reference ID] [--by NAME]',
  '     npm run credits -- reverse EMAIL REFERENCE --reason "..." [--by NAME]',
  '     npm run credits -- list EMAIL',
  '     npm run credits -- audit',
].join('\n')
const MAX_GRANT = 1_000_000
/** The column's limit on PostgreSQL. */
const MAX_BALANCE = 2_147_483_647
/** Fits an index. */
const MAX_REFERENCE_LENGTH = 200

type Options = { reason?: string; reference?: string; by?: string }

/** `npm run credits -- grant | reverse | list | audit` */
export const creditsCommand: Command = async (records, args) => {
  const { positionals, options } = parse(args)
  const [verb, email, amount, ...rest] = positionals
  if (verb === 'audit' && email === undefined) return audit(records)
  if (rest.length > 0 || email === undefined) throw new Error(USAGE)
  if (verb === 'grant' && amount !== undefined) return grant(records, email, amount, options)
  if (verb === 'reverse' && amount !== undefined) return reverse(records, email, amount, options)
  if (verb === 'list' && amount === undefined) return list(records, email)
  throw new Error(USAGE)
}

function parse(args: readonly string[]): { positionals: string[]; options: Options } {
  try {
    const options = { reason: { type: 'string' }, reference: { type: 'string' }, by: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { positionals, options: values }
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

async function grant(records: Records, email: string, amount: string, { reason, reference, by }: Options) {
  const credits = /^\d{1,7}$/.test(amount) ? Number(amount) : 0
  if (credits < 1 || credits > MAX_GRANT) throw new Error(`N must be a whole number from 1 to ${MAX_GRANT}.`)
  const why = requireReason(reason)
  requireReference(reference)
  const account = await findAccount(records, email)
  if (account.credits > MAX_BALANCE - credits)
    throw new Error(`${account.email} has ${account.credits} credits, and a balance holds at most ${MAX_BALANCE}.`)
  const { balance, repeated } = await records.ledger.grant({
    accountId: account.id,
    amount: credits,
    reason: why,
    reference: reference ?? records.newId(),
    now: records.now(),
  })
  if (!repeated) await record(records, { command: 'credits grant', accountId: account.id, reason: why, by })
  const what = repeated ? `This grant was made before; nothing was added.` : `Granted ${credits}.`
  return line`${what} ${account.email} has ${balance} credits.`
}

async function reverse(records: Records, email: string, grantReference: string, { reason, by }: Options) {
  const why = requireReason(reason)
  const { id } = await findAccount(records, email)
  const { taken, balance } = await records.ledger.reverse({
    accountId: id,
    grantReference,
    reason: why,
    now: records.now(),
  })
  await record(records, { command: 'credits reverse', accountId: id, reason: why, by })
  return line`Took back ${taken}. ${email} has ${balance} credits.`
}

type Done = { command: string; accountId: string; reason: string; by: string | undefined }

const record = ({ actions, now }: Records, { by, ...done }: Done) =>
  actions.record({ ...done, actor: operatorName(by), createdAt: now() })

/** Throws on a discrepancy, so that a timer notices by the exit code. */
async function audit(records: Records) {
  const discrepancies = await records.audit()
  if (discrepancies.length === 0) return 'Every balance is the sum of its ledger entries.'
  const lines = discrepancies.map(({ accountId, balance, sum }) => `${accountId}\tbalance ${balance}\tledger ${sum}`)
  throw new Error([`${lines.length} balances are not the sum of their ledger entries:`, ...lines].join('\n'))
}

function requireReason(reason: string | undefined) {
  if (!reason?.trim()) throw new Error('Say why: --reason "...". It is kept in the ledger.')
  return reason
}

export function requireReference(reference = 'none') {
  if (reference.trim() === '') throw new Error('The reference is empty.')
  if (reference.length > MAX_REFERENCE_LENGTH)
    throw new Error(`The reference is longer than ${MAX_REFERENCE_LENGTH} characters.`)
}

async function list(records: Records, email: string) {
  const account = await findAccount(records, email)
  const entries = await records.ledger.entriesOf(account.id)
  const lines = entries.map(({ createdAt, kind, amount, reason, reference }) =>
    line`${formatTime(createdAt)}\t${kind}\t${amount > 0 ? '+' : ''}${amount}\t${reference}\t${reason ?? ''}`.trimEnd(),
  )
  return [line`${account.email} has ${account.credits} credits.`, ...lines].join('\n')
}
