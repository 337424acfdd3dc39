/** Why a balance moved: the gift at sign-up, an operator's grant, a grant taken back, a paid result. */
export type LedgerKind = 'sign_up' | 'grant' | 'reversal' | 'diagnosis'

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

/** `grantReference`: of the grant that is taken back. */
export type Reversal = { accountId: string; grantReference: string; reason: string; now: number }

/** An account whose balance is not the sum of its ledger entries. */
export type Discrepancy = { accountId: string; balance: number; sum: number }

export type Ledger = {
  /**
   * Adds to the balance, once per reference: `repeated` says that this grant was made before and nothing moved.
   * Rejects with 'conflict' when another grant has that reference.
   */
  grant(grant: Grant): Promise<{ balance: number; repeated: boolean }>
  /**
   * Takes a grant back, once: as much of it as is still there, because a balance never falls below zero. Answers the
   * credits taken and the new balance. Rejects with 'conflict' when there is no such grant, or nothing of it to take.
   */
  reverse(reversal: Reversal): Promise<{ taken: number; balance: number }>
  /** All accounts whose balance is not the sum of their entries; reads every entry. */
  audit(): Promise<Discrepancy[]>
  /** Oldest first; their sum is the balance. */
  entriesOf(accountId: string): Promise<LedgerEntry[]>
}
