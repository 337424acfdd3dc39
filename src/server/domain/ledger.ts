/** Why a balance moved: what an older database held, the gift at sign-up, an operator's grant, a paid answer. */
export type LedgerKind = 'opening' | 'sign_up' | 'grant' | 'diagnosis'

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
  /** Oldest first; their sum is the balance. */
  entriesOf(accountId: string): Promise<LedgerEntry[]>
}
