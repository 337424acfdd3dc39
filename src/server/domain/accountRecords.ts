/** An account as its operator sees one. */
export type AccountSummary = {
  id: string
  username: string
  email: string
  credits: number
  createdAt: number
  isSuspended: boolean
}

/** A session that has not ended, without what would open it. */
export type SessionSummary = { id: string; createdAt: number; lastUsedAt: number }

/** What an operator may do with whole accounts. */
export type AccountRecords = {
  /** By address. */
  list(): Promise<AccountSummary[]>
  /** By its address, without case, or by its id, which the log names. */
  find(emailOrId: string): Promise<AccountSummary | undefined>
  /** The end of a suspension does not bring back the sessions that it ended. */
  setSuspended(accountId: string, since: number | undefined): Promise<void>
  sessionsOf(accountId: string): Promise<SessionSummary[]>
  endSessions(accountId: string, now: number): Promise<number>
  /** How many rows of each kind belong to it. */
  count(accountId: string): Promise<{ sessions: number; diagnoses: number }>
  /** All that is kept about a person, but no hash that could open anything. */
  exportAll(accountId: string): Promise<Record<string, unknown>>
  /** Takes the account and all that belongs to it away; its ledger stays, and no longer says whose it was. */
  remove(accountId: string): Promise<void>
}
