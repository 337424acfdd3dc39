import type { AccountRecords } from '~/server/domain/accounts/accountRecords'
import type { Ledger } from '~/server/domain/accounts/ledger'
import type { Outbox } from '~/server/domain/accounts/mails'
import type { OwnAccountRecords } from '~/server/domain/accounts/ownAccountRecords'

/** What an operator's command works with. */
export type Records = {
  accounts: AccountRecords
  mailsOf: Outbox['waitingFor']
  ledger: Ledger
  /** Makes a link that sets a new password, once. */
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

/** Control and format characters (bidi, zero width), line and paragraph separators, halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** As JSON writes it, so that JSON stays JSON. */
const escape = (character: string) =>
  Array.from({ length: character.length }, (_, index) => unitOf(character, index)).join('')

const unitOf = (text: string, index: number) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`

/** A template whose values stay on their line and in their column, and cannot command the terminal, whatever people wrote. */
export const line = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: strings }, ...values.map((value) => String(value).replace(INVISIBLE, escape)))

/** All that a command prints: its lines and columns stay. */
export const printable = (text: string): string =>
  text.replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : escape(character)))
