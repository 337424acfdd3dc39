/** Why a balance moved: what an older database held, the gift at sign-up, an operator's grant or its reversal, a paid answer. */
export type LedgerKind = 'opening' | 'sign_up' | 'grant' | 'reversal' | 'diagnosis'

export type LedgerEntry = {
  kind: LedgerKind
  /** Credits: gained, or lost when negative. */
  amount: number
  /** What it was for, once per kind: the id of the account or of the diagnosis, or what an operator called the grant. */
  reference: string
  reason: string | undefined
  /** Milliseconds since 1970. */
  createdAt: number
}

export type Grant = { accountId: string; amount: number; reason: string; reference: string; now: number }

export type Ledger = {
  /**
   * Adds to the balance, once per reference: `repeated` says that this grant was made before and nothing moved.
   * Rejects with 'conflict' when another grant has that reference.
   */
  grant(grant: Grant): Promise<{ balance: number; repeated: boolean }>
  /** Takes a whole grant back, once. Rejects with 'conflict' when there is no such grant or the credits are spent. */
  reverse(reversal: Omit<Grant, 'amount'>): Promise<{ amount: number; balance: number }>
  /** The accounts whose balance is not the sum of their entries; none, if all is well. */
  audit(): Promise<{ accountId: string; balance: number; sum: number }[]>
  /** Oldest first; their sum is the balance. */
  entriesOf(accountId: string): Promise<LedgerEntry[]>
}
