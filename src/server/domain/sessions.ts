import type { Account } from './users'

/** How long a session lives, in milliseconds: without being used, and at most. */
export type SessionLimits = { idleMs: number; absoluteMs: number }

/** One family of refresh tokens: the active one, the one before it, and nothing older. */
export type Rotation = { sessionId: string; presentedHash: string; nextHash: string; now: number }

/** Every method is one guarded statement or one transaction: two callers can never both believe they came first. */
export type Sessions = {
  /** Stores a new session of an account and forgets those of its sessions that have ended. */
  open(session: { id: string; accountId: string; activeHash: string; now: number }): Promise<void>
  /** The account of a session that nobody has revoked. */
  findAccount(session: { id: string; accountId: string }): Promise<Account | undefined>
  /** Makes the next token the active one, if the presented one is active now; answers the account's id. */
  rotate(rotation: Rotation): Promise<string | undefined>
  /** Keeps the session awake, if the presented token is the parent of the active one; answers the account's id. */
  touchByParent(rotation: Omit<Rotation, 'nextHash'>): Promise<string | undefined>
  revoke(session: { id: string; now: number }): Promise<void>
}
