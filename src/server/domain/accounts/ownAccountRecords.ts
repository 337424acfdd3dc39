import type { Country } from '~/contract/countries'
import type { Field } from '~/contract/errors/errors'

import type { Mail, NoticeTo } from './mails'
import type { Account } from './users'

export type OwnAccount = Account & { isEmailConfirmed: boolean; recoveryCodeMadeAt: number | undefined }

export type SessionSummary = { id: string; createdAt: number; lastUsedAt: number }

/** What allows a call: a session, and the password where one was compared. It ends with either. */
export type Permit = { accountId: string; sessionId: string; password?: { hash: string; field: Field } }

/**
 * What a person may read and change of their own account. Every change is one statement or one transaction; one with a
 * permit throws 'unauthenticated' or 'wrongPassword' once the permit has ended. A `notice` is written with its change.
 */
export type OwnAccountRecords = {
  find(accountId: string): Promise<OwnAccount | undefined>
  /** Replaces the password and ends every other session, all password links and the recovery code. */
  changePassword(change: { permit: Permit; to: string; notice: NoticeTo; now: number }): Promise<void>
  /** Those that have not ended, most recently used first. */
  sessionsOf(account: { accountId: string; now: number }): Promise<SessionSummary[]>
  /** Does nothing when the session is not the account's. */
  endSession(session: { permit: Permit; id: string; now: number }): Promise<void>
  /** Answers false when the account has another address now. */
  confirmEmail(account: { accountId: string; email: string; now: number }): Promise<boolean>
  /** Stores a link's token and writes its mail, if the account is found by this address, or the link is for an operator to hand over. */
  addReset(reset: {
    tokenHash: string
    accountId: string
    email: string | undefined
    mail: Mail | undefined
    now: number
    expiresAt: number
  }): Promise<void>
  /** The account that a link which has not expired belongs to; its address is the one that the link was sent to. */
  findByReset(reset: { tokenHash: string; now: number }): Promise<Account | undefined>
  /**
   * Uses the link up, stores the password, ends all sessions and the recovery code, forgets all devices, and puts back
   * the address that the link was sent to; answers false without such a link.
   */
  resetPassword(reset: { tokenHash: string; passwordHash: string; now: number } & Notices): Promise<boolean>
  /** Stores a code in place of any earlier one. */
  storeRecoveryCode(code: { permit: Permit; hash: string; notice: NoticeTo; now: number }): Promise<void>
  /** Uses the code up, stores the password and the next code, and does else what `resetPassword` does; answers false when the code is another one now. */
  recover(
    recovery: {
      accountId: string
      /** By which the account was found. */
      email: string
      from: string
      to: string
      passwordHash: string
      now: number
    } & Notices,
  ): Promise<boolean>
  /** The new address is unconfirmed, and password links end; answers false when another account has or had it. */
  changeEmail(change: {
    permit: Permit
    email: string
    notice: NoticeTo
    confirmation: Mail | undefined
    now: number
  }): Promise<boolean>
  chooseCountry(choice: { accountId: string; country: Country }): Promise<void>
}

/** `putBackMail`: to the address that is replaced by the one put back. */
type Notices = { notice: NoticeTo; putBackMail: (change: { from: string; to: string }) => Mail }
