import { formatTime, findAccount } from './command'
import type { Command, Records } from './command'

const USAGE = [
  'Use: npm run account -- list',
  '     npm run account -- show|export|delete|suspend|reinstate|sessions|end-sessions EMAIL',
].join('\n')

/** `npm run account -- list`, or what to do with one account. */
export const accountCommand: Command = async (records, [verb = '', email, ...rest]) => {
  if (verb === 'list' && email === undefined) return list(records)
  const run = Object.hasOwn(accountVerbs, verb) ? accountVerbs[verb] : undefined
  if (run === undefined || email === undefined || rest.length > 0) throw new Error(USAGE)
  return run(records, email)
}

const accountVerbs: Record<string, (records: Records, email: string) => Promise<string>> = {
  async show(records, email) {
    const { id, createdAt, isSuspended, ...account } = await findAccount(records, email)
    const { sessions, diagnoses } = await records.accounts.count(id)
    return [
      `address    ${account.email}`,
      `username   ${account.username}`,
      `credits    ${account.credits}`,
      `since      ${formatTime(createdAt)}`,
      ...(isSuspended ? ['suspended  yes'] : []),
      `sessions   ${sessions}`,
      `diagnoses  ${diagnoses}`,
      `id         ${id}`,
    ].join('\n')
  },

  async export(records, email) {
    const { id } = await findAccount(records, email)
    return JSON.stringify(await records.accounts.exportAll(id), undefined, 2)
  },

  async suspend(records, email) {
    const account = await findAccount(records, email)
    await records.accounts.setSuspended(account.id, records.now())
    return `${account.email} is suspended; its sessions have ended.`
  },

  async reinstate(records, email) {
    const account = await findAccount(records, email)
    await records.accounts.setSuspended(account.id, undefined)
    return `${account.email} can log in again.`
  },

  async sessions(records, email) {
    const sessions = await records.accounts.sessionsOf((await findAccount(records, email)).id)
    const lines = sessions.map(({ createdAt, lastUsedAt, id }) =>
      [formatTime(createdAt), formatTime(lastUsedAt), id].join('\t'),
    )
    return lines.length > 0 ? ['opened\tlast refreshed\tid', ...lines].join('\n') : 'There is no open session.'
  },

  async 'end-sessions'(records, email) {
    const account = await findAccount(records, email)
    return `Ended ${await records.accounts.endSessions(account.id, records.now())} sessions of ${account.email}.`
  },

  async delete(records, email) {
    const account = await findAccount(records, email)
    await records.accounts.remove(account.id)
    return `The account ${account.email} and all that belonged to it are deleted. Its ledger entries stay, without a name.`
  },
}

async function list({ accounts }: Records) {
  const lines = (await accounts.list()).map(({ email, username, credits, createdAt }) =>
    [email, username, credits, formatTime(createdAt)].join('\t'),
  )
  return lines.length > 0 ? lines.join('\n') : 'There are no accounts yet.'
}
