import { parseArgs } from 'node:util'

import { RESET_LINK_MINUTES } from '~/contract/limits'
import { PRO_PLAN } from '~/contract/proPlan'

import { PAGE_LENGTH, findAccount, formatTime, line, operatorName, printPage, sweepAfter } from './command'
import type { Command, Records } from './command'
import { CONFIRMATION_USAGE, confirmationVerb } from './confirmationVerbs'
import { OFFICER_USAGE, officerVerb } from './officerVerbs'

const USAGE = [
  'Use: npm run account -- list [TEXT] [--plan] [--after EMAIL]',
  '     npm run account -- show|mails|sessions EMAIL_OR_ID',
  '     npm run account -- reset-link|end-sessions|suspend|reinstate EMAIL_OR_ID [--reason "..."] [--by NAME]',
  '     npm run account -- export|delete EMAIL_OR_ID --reason "..." [--by NAME]',
  '     npm run account -- actions [EMAIL_OR_ID] [--page N]',
  ...OFFICER_USAGE,
  ...CONFIRMATION_USAGE,
].join('\n')

const OPTIONS = {
  reason: { type: 'string' },
  by: { type: 'string' },
  after: { type: 'string' },
  page: { type: 'string' },
  plan: { type: 'boolean' },
  'discard-answers': { type: 'boolean' },
} as const

type Options = {
  reason?: string
  by?: string
  after?: string
  page?: string
  plan?: boolean
  'discard-answers'?: boolean
}

/** Verbs whose use is recorded, with who and why. */
const RECORDED = ['export', 'delete', 'reset-link', 'mails', 'end-sessions', 'suspend', 'reinstate']
/** Personal data leaves, or is deleted. */
const NEEDS_REASON = ['export', 'delete']

export const accountCommand: Command = async (records, args) => {
  const { positionals, options } = parse(args)
  const [verb = '', ...words] = positionals
  const ofOfficers = officerVerb(records, verb, { ...options, args: words, discards: options['discard-answers'] })
  if (ofOfficers) return ofOfficers
  const [email, ...rest] = words
  if (rest.length > 0) throw new Error(USAGE)
  if (verb === 'list') return list(records, email, options)
  if (verb === 'actions') return actions(records, email, options)
  const told = confirmationVerb(records, verb, { ...options, id: email })
  if (told) return told
  const run = Object.hasOwn(accountVerbs, verb) ? accountVerbs[verb] : undefined
  if (run === undefined || email === undefined) throw new Error(USAGE)
  const { reason, by } = options
  if (NEEDS_REASON.includes(verb) && !reason?.trim())
    throw new Error('Say why, without personal data: --reason "...". It is kept in the list of actions.')
  const { id } = await findAccount(records, email)
  const result = await run(records, email)
  if (RECORDED.includes(verb)) {
    const accountId = verb === 'delete' ? undefined : id
    const action = { actor: operatorName(by), command: `account ${verb}`, accountId, reason }
    await records.actions.record({ ...action, createdAt: records.now() }) // before anything is printed
  }
  if (verb === 'delete') return sweepAfter(records, result)
  return result
}

function parse(args: readonly string[]): { positionals: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    return { positionals, options: values }
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

const accountVerbs: Record<string, (records: Records, email: string) => Promise<string>> = {
  async show(records, email) {
    const { id, createdAt, suspendedAt, planUntil = 0, role, ...account } = await findAccount(records, email)
    const sessions = await records.sessionsOf({ accountId: id, now: records.now() })
    return [
      line`address    ${account.email}`,
      line`username   ${account.username}`,
      `credits    ${account.credits}`,
      ...(planUntil > records.now() ? [`plan       ${PRO_PLAN.name} until ${formatTime(planUntil)}`] : []),
      ...(role === undefined ? [] : [`role       ${role}`]),
      `since      ${formatTime(createdAt)}`,
      ...(suspendedAt === undefined ? [] : [`suspended  ${formatTime(suspendedAt)}`]),
      `sessions   ${sessions.length}`,
      `diagnoses  ${await records.accounts.countDiagnoses(id)}`,
      `id         ${id}`,
    ].join('\n')
  },

  async export(records, email) {
    const { id } = await findAccount(records, email)
    return JSON.stringify(await records.accounts.exportAll(id), undefined, 2)
  },

  async delete(records, email) {
    const account = await findAccount(records, email)
    await records.accounts.remove(account.id)
    return line`The account ${account.email} and all that belonged to it are deleted. Its ledger entries stay, without a name.`
  },

  'reset-link': resetLink,

  async mails(records, email) {
    const mails = await records.mailsOf((await findAccount(records, email)).id)
    if (mails.length === 0) return 'No mail waits to be sent.'
    return mails.map(({ to, subject, text }) => `${line`To: ${to}\nSubject: ${subject}`}\n\n${text}`).join('\n\n')
  },

  async sessions(records, email) {
    const { id } = await findAccount(records, email)
    const sessions = await records.sessionsOf({ accountId: id, now: records.now() })
    const lines = sessions.map((session) =>
      [session.id, `since ${formatTime(session.createdAt)}`, `last used ${formatTime(session.lastUsedAt)}`].join('\t'),
    )
    return lines.length > 0 ? lines.join('\n') : 'Nobody is logged in.'
  },

  async 'end-sessions'(records, email) {
    const { id } = await findAccount(records, email)
    const ended = await records.accounts.endSessions({ accountId: id, now: records.now() })
    return line`Ended the sessions of ${email}: ${ended}.`
  },

  async suspend(records, email) {
    const { id } = await findAccount(records, email)
    await records.accounts.suspend({ accountId: id, now: records.now() })
    return line`${email} is suspended: its sessions have ended and logins are refused.`
  },

  async reinstate(records, email) {
    const { id } = await findAccount(records, email)
    await records.accounts.reinstate(id)
    return line`${email} may log in again.`
  },
}

async function resetLink(records: Records, email: string) {
  const { id } = await findAccount(records, email)
  return `${await records.resetLink(id)}\nIt works once, within ${RESET_LINK_MINUTES} minutes. Make sure that you give it to the account's owner.`
}

/** `--plan`: those whose questions come first. */
async function list({ accounts, now }: Records, text = '', { after = '', plan = false }: Options) {
  const time = now()
  const found = await accounts.list({ text, after, limit: PAGE_LENGTH + 1, ...(plan && { planAfter: time }) })
  if (found.length === 0)
    return text + after === '' && !plan ? 'There are no accounts yet.' : 'There are no such accounts.'
  const lines = found.map(({ email, username, credits, createdAt, planUntil = 0 }) =>
    line`${email}\t${username}\t${credits}\t${formatTime(createdAt)}\t${planUntil > time ? `${PRO_PLAN.name} until ${formatTime(planUntil)}` : ''}`.trimEnd(),
  )
  return printPage(lines, line`${plan ? '--plan ' : ''}--after ${found[PAGE_LENGTH - 1]?.email ?? ''}`)
}

async function actions(records: Records, email: string | undefined, { page = '1' }: Options) {
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new Error('--page must be a number from 1 on.')
  const rows = { limit: PAGE_LENGTH + 1, offset: (Number(page) - 1) * PAGE_LENGTH }
  const accountId = email === undefined ? undefined : (await findAccount(records, email)).id
  const lines = (await records.actions.list({ accountId, ...rows })).map(
    ({ createdAt, actor, command, accountId: id, reason }) =>
      line`${formatTime(createdAt)}\t${actor}\t${command}\t${id ?? ''}\t${reason ?? ''}`.trimEnd(),
  )
  return lines.length > 0 ? printPage(lines, `--page ${Number(page) + 1}`) : 'There are none.'
}
