import type { Role } from '~/contract/roles'

import type { Permit } from './ownAccountRecords'

/** What an operator sees of an account. */
export type AccountSummary = {
  id: string
  username: string
  email: string
  credits: number
  createdAt: number
  suspendedAt: number | undefined
  /** The end of the plan; undefined without one. */
  planUntil: number | undefined
  /** Undefined for farmers. */
  role: Role | undefined
}

export type AccountRecords = {
  /**
   * Those whose address or username contains the text, sorted by address. Reads until it has found the limit.
   * `planAfter`: only those whose plan ends later.
   */
  list(page: { text: string; after: string; limit: number; planAfter?: number | undefined }): Promise<AccountSummary[]>
  /** By e-mail address (case-insensitive) or by id, which is what the log names. */
  find(emailOrId: string): Promise<AccountSummary | undefined>
  countDiagnoses(accountId: string): Promise<number>
  /** All personal data, without hashes or links that open anything. Pass a permit when the owner asks. */
  exportAll(accountId: string, permit?: Permit): Promise<Record<string, unknown>>
  /** Ends the sessions and refuses logins until the account is reinstated. */
  suspend(account: { accountId: string; now: number }): Promise<void>
  reinstate(accountId: string): Promise<void>
  /** Undefined for farmers: cases that the account has taken can then be taken by others. */
  setRole(account: { accountId: string; role: Role | undefined }): Promise<void>
  /** Ends all open sessions; returns how many. */
  endSessions(account: { accountId: string; now: number }): Promise<number>
  /** Deletes the account and its data; ledger entries stay, made anonymous. Pass a permit when the owner asks. */
  remove(accountId: string, permit?: Permit): Promise<void>
}
