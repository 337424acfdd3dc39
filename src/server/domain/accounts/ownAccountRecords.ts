import type { Country } from '~/contract/countries'

import type { Account } from './users'

export type OwnAccount = Account & { isEmailConfirmed: boolean; recoveryCodeMadeAt: number | undefined }

export type SessionSummary = { id: string; createdAt: number; lastUsedAt: number }

/** What a person may read and change of their own account. Every change is one statement or one transaction. */
export type OwnAccountRecords = {
  find(accountId: string): Promise<OwnAccount | undefined>
  /** Replaces this hash of the password and ends every other session; answers false when the hash is another one now. */
  changePassword(change: {
    accountId: string
    from: string
    to: string
    keptSessionId: string
    now: number
  }): Promise<boolean>
  /** Those that have not ended, most recently used first. */
  sessionsOf(account: { accountId: string; now: number }): Promise<SessionSummary[]>
  /** Does nothing when the session is not the account's. */
  endSession(session: { accountId: string; id: string; now: number }): Promise<void>
  confirmEmail(account: { accountId: string; now: number }): Promise<boolean>
  /** Stores a link's token and deletes those of the account that have expired. */
  addReset(reset: { tokenHash: string; accountId: string; now: number; expiresAt: number }): Promise<void>
  /** The account that a link which has not expired belongs to. */
  findByReset(reset: { tokenHash: string; now: number }): Promise<Account | undefined>
  /** Uses the link up, stores the password, ends all sessions and the recovery code, and forgets all devices; answers false without such a link. */
  resetPassword(reset: { tokenHash: string; passwordHash: string; now: number }): Promise<boolean>
  /** Stores a code in place of any earlier one. */
  storeRecoveryCode(code: { accountId: string; hash: string; now: number }): Promise<void>
  /** Uses the code up, stores the password and the next code, and ends what `resetPassword` ends; answers false when the code is another one now. */
  recover(recovery: {
    accountId: string
    from: string
    to: string
    passwordHash: string
    now: number
  }): Promise<boolean>
  chooseCountry(choice: { accountId: string; country: Country }): Promise<void>
  /** The new address is unconfirmed, and links sent to the old one end; answers false when another account has it. */
  changeEmail(change: { accountId: string; email: string }): Promise<boolean>
}
