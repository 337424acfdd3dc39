import { parseArgs } from 'node:util'

import { PRO_PLAN } from '~/contract/plans'

import { findAccount, formatTime, line, operatorName, type Command } from './command'
import { requireReference } from './creditsCommand'
import { requireReason } from './paymentsCommand'

const USAGE = [
  'Use: npm run plan -- grant EMAIL --days 30 --reason "..." [--reference NAME] [--by NAME]',
  '     npm run plan -- take EMAIL --days 30 --reason "..." [--by NAME]  (also days that were paid)',
].join('\n')
const MAX_DAYS = 366

/** `npm run plan -- grant | take`: the plan for nothing, or for what was paid in another way; and the way back. */
export const planCommand: Command = async (records, args) => {
  const { positionals, days, reason, by, reference } = parse(args)
  const [verb, email, ...rest] = positionals
  if ((verb !== 'grant' && verb !== 'take') || email === undefined || rest.length > 0) throw new Error(USAGE)
  const count = /^\d{1,4}$/.test(days) ? Number(days) : 0
  if (count < 1 || count > MAX_DAYS) throw new Error(`--days must be a whole number from 1 to ${MAX_DAYS}.`)
  const why = `${count} days: ${requireReason(reason)}`
  requireReference(reference)
  const { id: accountId } = await findAccount(records, email)
  const now = records.now()
  const change = { accountId, days: count, reason: why, now }
  const { operator } = records.payments
  const until =
    verb === 'take'
      ? await operator.take(change)
      : await operator.grant({ ...change, paymentId: undefined, named: reference })
  const action = { actor: operatorName(by), command: `plan ${verb}`, accountId, reason: why, createdAt: now }
  await records.actions.record(action)
  const end = until ?? now
  return end > now
    ? line`${email} has ${PRO_PLAN.name} until ${formatTime(end)}.`
    : line`${email} has no ${PRO_PLAN.name} now.`
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const options = { days: text, reason: text, by: text, reference: text }
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { positionals, ...values, days: values.days ?? '' }
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}
