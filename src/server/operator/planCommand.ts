import { parseArgs } from 'node:util'

import { PRO_PLAN } from '~/contract/plans'

import { findAccount, formatTime, line, operatorName, type Command } from './command'
import { requireReason } from './paymentsCommand'

const USAGE = 'Use: npm run plan -- grant EMAIL --days 30 --reason "..." [--by NAME]'
const MAX_DAYS = 366

/** `npm run plan -- grant`: the plan for nothing, or for what was paid in another way. */
export const planCommand: Command = async (records, args) => {
  const { positionals, days, reason, by } = parse(args)
  const [verb, email, ...rest] = positionals
  if (verb !== 'grant' || email === undefined || rest.length > 0) throw new Error(USAGE)
  const count = /^\d{1,4}$/.test(days) ? Number(days) : 0
  if (count < 1 || count > MAX_DAYS) throw new Error(`--days must be a whole number from 1 to ${MAX_DAYS}.`)
  const why = requireReason(reason)
  const { id: accountId } = await findAccount(records, email)
  const now = records.now()
  const until = await records.payments.operator.grant({
    accountId,
    paymentId: undefined,
    days: count,
    reason: why,
    now,
  })
  const action = { actor: operatorName(by), command: 'plan grant', accountId, reason: why, createdAt: now }
  await records.actions.record(action)
  return line`${email} has ${PRO_PLAN.name} until ${formatTime(until ?? now)}.`
}

function parse(args: readonly string[]) {
  try {
    const options = { days: { type: 'string' }, reason: { type: 'string' }, by: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { positionals, days: values.days ?? '', reason: values.reason, by: values.by }
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}
