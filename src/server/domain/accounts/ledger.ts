/**
 * Why a balance changed: the gift at sign-up, an operator's grant, a reversed grant, a paid result. A plan that was paid,
 * granted or taken back changes no balance, nor does money that was returned without a plan.
 */
export type LedgerKind =
  'sign_up' | 'grant' | 'reversal' | 'diagnosis' | 'plan' | 'plan_grant' | 'plan_reversal' | 'plan_refund'

export type LedgerEntry = {
  kind: LedgerKind
  /** Credits; negative when they are spent. */
  amount: number
  /** Unique per kind: id of the account, diagnosis or order, or the operator's name for the grant. */
  reference: string
  reason: string | undefined
  /** Milliseconds since 1970. */
  createdAt: number
}

export type Grant = { accountId: string; amount: number; reason: string; reference: string; now: number }

/** `grantReference`: reference of the grant to reverse. */
export type Reversal = { accountId: string; grantReference: string; reason: string; now: number }

export type Ledger = {
  /**
   * Adds to the balance once per reference; `repeated` means that this grant exists and nothing changed. Rejects with
   * 'conflict' when a different grant has that reference.
   */
  grant(grant: Grant): Promise<{ balance: number; repeated: boolean }>
  /**
   * Reverses a grant once, at most down to a balance of zero. Returns the credits taken and the new balance. Rejects
   * with 'conflict' when there is no such grant or nothing left of it.
   */
  reverse(reversal: Reversal): Promise<{ taken: number; balance: number }>
  /** Oldest first; their sum is the balance. */
  entriesOf(accountId: string): Promise<LedgerEntry[]>
}
