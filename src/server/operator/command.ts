import type { AccountRecords } from '~/server/domain/accounts/accountRecords'
import type { Ledger } from '~/server/domain/accounts/ledger'
import type { Outbox } from '~/server/domain/accounts/mails'
import type { OwnAccountRecords } from '~/server/domain/accounts/ownAccountRecords'

import { line } from './printable'

/** What an operator's command works with. */
export type Records = {
  accounts: AccountRecords
  mailsOf: Outbox['waitingFor']
  ledger: Ledger
  /** Makes a link with which an account's password can be chosen anew, once. */
  resetLink: (accountId: string) => Promise<string>
  sessionsOf: OwnAccountRecords['sessionsOf']
  newId: () => string
  now: () => number
}

/** Takes the arguments after the command's name, returns what to print. Throws one sentence. */
export type Command = (records: Records, args: readonly string[]) => Promise<string>

export async function findAccount({ accounts }: Pick<Records, 'accounts'>, email: string) {
  const account = await accounts.find(email)
  if (!account) throw new Error(line`There is no account with the address ${email}.`)
  return account
}

export const formatTime = (time: number) => new Date(time).toISOString()
