import type { AccountRecords } from '~/server/domain/accountRecords'
import type { Ledger } from '~/server/domain/ledger'

/** What the commands of an operator work with. */
export type Records = { accounts: AccountRecords; ledger: Ledger; newId: () => string; now: () => number }

/** The words after the command's name in; what to print out. Throws one sentence. */
export type Command = (records: Records, words: readonly string[]) => Promise<string>

export async function findAccount({ accounts }: Pick<Records, 'accounts'>, email: string) {
  const account = await accounts.find(email)
  if (!account) throw new Error(`There is no account with the address ${email}.`)
  return account
}

export const dateOf = (moment: number) => new Date(moment).toISOString()
