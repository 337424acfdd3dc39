import type { Permit } from './ownAccountRecords'

/** An account as its operator sees one. */
export type AccountSummary = {
  id: string
  username: string
  email: string
  credits: number
  createdAt: number
  suspendedAt: number | undefined
}

/** What an operator may do with whole accounts. */
export type AccountRecords = {
  /** By address. */
  list(): Promise<AccountSummary[]>
  /** By its address, without case, or by its id, which the log names. */
  find(emailOrId: string): Promise<AccountSummary | undefined>
  /** How many rows of each kind belong to it. */
  count(accountId: string): Promise<{ sessions: number; diagnoses: number }>
  /** All that is kept about a person, but no hash and no link that could open anything. An owner has a permit. */
  exportAll(accountId: string, permit?: Permit): Promise<Record<string, unknown>>
  /** Ends its sessions and refuses logins until it is reinstated. */
  suspend(account: { accountId: string; now: number }): Promise<void>
  reinstate(accountId: string): Promise<void>
  /** Ends all sessions that have not ended; answers how many. */
  endSessions(account: { accountId: string; now: number }): Promise<number>
  /** Takes the account and all that belongs to it away; its ledger stays, and no longer says whose it was. An owner has a permit. */
  remove(accountId: string, permit?: Permit): Promise<void>
}
