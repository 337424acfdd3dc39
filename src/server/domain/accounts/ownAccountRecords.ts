import type { Alerts } from '~/contract/alerts'
import type { County } from '~/contract/counties'
import type { Country } from '~/contract/countries'
import type { Field } from '~/contract/errors/errors'
import type { Language } from '~/contract/languages'

import type { Mail, NoticeTo } from './mails'
import type { Account } from './users'

export type OwnAccount = Account & { isEmailConfirmed: boolean; recoveryCodeMadeAt: number | undefined }

export type SessionSummary = { id: string; createdAt: number; lastUsedAt: number }

/** Authorises a call: a session, and the password if it was checked. Ends with the session or the password. */
export type Permit = { accountId: string; sessionId: string; password?: { hash: string; field: Field } }

/**
 * What users may read and change of their own account. Each change is one statement or transaction; with an ended
 * permit it throws 'unauthenticated' or 'wrongPassword'. A `notice` is written in the same transaction.
 */
export type OwnAccountRecords = {
  find(accountId: string): Promise<OwnAccount | undefined>
  /** Replaces the password and ends every other session, all password links and the recovery code. */
  changePassword(change: { permit: Permit; to: string; notice: NoticeTo; now: number }): Promise<void>
  /** Open sessions, most recently used first. */
  sessionsOf(account: { accountId: string; now: number }): Promise<SessionSummary[]>
  /** Does nothing if the session belongs to another account. */
  endSession(session: { permit: Permit; id: string; now: number }): Promise<void>
  /** Returns false when the account has another address now. */
  confirmEmail(account: { accountId: string; email: string; now: number }): Promise<boolean>
  /** Stores a token and writes its mail if `email` still finds the account, or is undefined (an operator's link). */
  addReset(reset: {
    tokenHash: string
    accountId: string
    email: string | undefined
    mail: Mail | undefined
    now: number
    expiresAt: number
  }): Promise<void>
  /** The account of an unexpired link, with the address that the link was sent to. */
  findByReset(reset: { tokenHash: string; now: number }): Promise<Account | undefined>
  /**
   * Uses up the link, stores the password, ends all sessions and the recovery code, forgets all devices, and restores
   * the address that the link was sent to. Returns false without such a link.
   */
  resetPassword(reset: { tokenHash: string; passwordHash: string; now: number } & Notices): Promise<boolean>
  /** Replaces any earlier code. */
  storeRecoveryCode(code: { permit: Permit; hash: string; notice: NoticeTo; now: number }): Promise<void>
  /** Uses up the code, stores the next one, then acts as `resetPassword`; false if the code was replaced meanwhile. */
  recover(
    recovery: {
      accountId: string
      /** The address that found the account. */
      email: string
      from: string
      to: string
      passwordHash: string
      now: number
    } & Notices,
  ): Promise<boolean>
  /** Leaves the address unconfirmed and ends password links; false if another account has or had the address. */
  changeEmail(change: {
    permit: Permit
    email: string
    notice: NoticeTo
    confirmation: Mail | undefined
    now: number
  }): Promise<boolean>
  chooseCountry(choice: { accountId: string; country: Country }): Promise<void>
  chooseCounty(choice: { accountId: string; county: County | null }): Promise<void>
  /** `language`: of mails with alerts. */
  chooseAlerts(choice: { accountId: string; alerts: Alerts; language: Language }): Promise<void>
}

/** `putBackMail`: to the address that the restored one replaces. */
type Notices = { notice: NoticeTo; putBackMail: (change: { from: string; to: string }) => Mail }
