import { RESET_LINK_MINUTES } from '~/contract/limits'

import { findAccount, formatTime, line, type Command, type Records } from './command'

const USAGE = [
  'Use: npm run account -- list [FROM_EMAIL]',
  '     npm run account -- show|export|delete|reset-link|mails|sessions|end-sessions|suspend|reinstate EMAIL_OR_ID',
].join('\n')

/** `npm run account -- list | show | export | delete | reset-link | mails | sessions | end-sessions | suspend | reinstate` */
export const accountCommand: Command = async (records, [verb = '', email, ...rest]) => {
  if (verb === 'list' && rest.length === 0) return list(records, email)
  const run = Object.hasOwn(accountVerbs, verb) ? accountVerbs[verb] : undefined
  if (run === undefined || email === undefined || rest.length > 0) throw new Error(USAGE)
  return run(records, email)
}

const accountVerbs: Record<string, (records: Records, email: string) => Promise<string>> = {
  async show(records, email) {
    const { id, createdAt, suspendedAt, ...account } = await findAccount(records, email)
    const { sessions, diagnoses } = await records.accounts.count(id)
    return [
      line`address    ${account.email}`,
      line`username   ${account.username}`,
      `credits    ${account.credits}`,
      `since      ${formatTime(createdAt)}`,
      ...(suspendedAt === undefined ? [] : [`suspended  ${formatTime(suspendedAt)}`]),
      `sessions   ${sessions}`,
      `diagnoses  ${diagnoses}`,
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

const LISTED = 1_000

async function list({ accounts }: Records, from = '') {
  const found = await accounts.list({ from, limit: LISTED + 1 })
  if (found.length === 0) return from === '' ? 'There are no accounts yet.' : 'There are no further accounts.'
  const lines = found
    .slice(0, LISTED)
    .map(({ email, username, credits, createdAt }) => line`${email}\t${username}\t${credits}\t${formatTime(createdAt)}`)
  const next = found[LISTED]
  if (next) lines.push(line`There are more: npm run account -- list ${next.email}`)
  return lines.join('\n')
}
