import { formatTime, findAccount } from './command'
import type { Command, Records } from './command'

const USAGE = ['Use: npm run account -- list', '     npm run account -- show|export|delete EMAIL'].join('\n')

/** `npm run account -- list | show | export | delete` */
export const accountCommand: Command = async (records, [verb = '', email, ...rest]) => {
  if (verb === 'list' && email === undefined) return list(records)
  const run = Object.hasOwn(accountVerbs, verb) ? accountVerbs[verb] : undefined
  if (run === undefined || email === undefined || rest.length > 0) throw new Error(USAGE)
  return run(records, email)
}

const accountVerbs: Record<string, (records: Records, email: string) => Promise<string>> = {
  async show(records, email) {
    const { id, createdAt, ...account } = await findAccount(records, email)
    const { sessions, diagnoses } = await records.accounts.count(id)
    return [
      `address    ${account.email}`,
      `username   ${account.username}`,
      `credits    ${account.credits}`,
      `since      ${formatTime(createdAt)}`,
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
    return `The account ${account.email} and all that belonged to it are deleted. Its ledger entries stay, without a name.`
  },
}

async function list({ accounts }: Records) {
  const lines = (await accounts.list()).map(({ email, username, credits, createdAt }) =>
    [email, username, credits, formatTime(createdAt)].join('\t'),
  )
  return lines.length > 0 ? lines.join('\n') : 'There are no accounts yet.'
}
