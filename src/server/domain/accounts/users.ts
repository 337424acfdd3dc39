import type { Mail } from './mails'

/** A person with an account, as the domain sees one. */
export type Account = {
  id: string
  username: string
  email: string
  passwordHash: string
  credits: number
  isSuspended: boolean
  /** Undefined without a code. */
  recoveryCodeHash: string | undefined
  /** Undefined while the owner has chosen none. */
  country?: string | undefined
}

/** The account behind a request, without its secrets. */
export type CurrentUser = Pick<Account, 'id' | 'username' | 'credits' | 'country'>

/** The same with the session that the request belongs to. */
export type CurrentSession = CurrentUser & { sessionId: string }

export type Users = {
  /** Addresses compare without case. */
  findByEmail(email: string): Promise<Account | undefined>
  /** Also by the address that an account had within seven days, if no other has it now; the account's address is then that one. */
  findByAnyEmail(email: string): Promise<Account | undefined>
  /**
   * The new account with its first credits in the ledger and its mail in the outbox, or undefined when the e-mail
   * address is taken, or was another account's within seven days.
   */
  add(
    account: Omit<Account, 'id' | 'isSuspended' | 'recoveryCodeHash' | 'country'>,
    mailOf?: (accountId: string) => Mail | undefined,
  ): Promise<Account | undefined>
  /** Puts one hash of a password in the place of another; does nothing when that has been replaced already. */
  replacePasswordHash(account: { id: string; from: string; to: string }): Promise<void>
}
