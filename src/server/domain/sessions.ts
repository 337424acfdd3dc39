import type { CurrentUser } from './users'

/** How long a session lives, in milliseconds: without being used, and at most. */
export type SessionLimits = { idleMs: number; absoluteMs: number }

/**
 * One family of refresh tokens: the active one, the one before it, and nothing older. `deviceTokenHash` stands for the mark of
 * the device that presents the token.
 */
export type Rotation = {
  sessionId: string
  presentedHash: string
  nextHash: string
  deviceTokenHash?: string | undefined
  now: number
}

export type NewSession = {
  id: string
  accountId: string
  activeHash: string
  /** Of the mark of the device that opened it; none where sessions are bound to no device. */
  deviceTokenHash?: string | undefined
  /** Whether the device has already shown that it keeps its mark. If not, it may do so later: the session is bound from then on. */
  isBound?: boolean
  now: number
}

/** Every method is one guarded statement or one transaction: two callers can never both believe they came first. */
export type Sessions = {
  /** Stores a new session of an account and forgets those of its sessions that have ended. */
  open(session: NewSession): Promise<void>
  /** Who holds a session that lives. */
  findCurrentUser(session: { id: string; accountId: string; now: number }): Promise<CurrentUser | undefined>
  /** Makes the next token the active one, if the presented one is active now and the device is the session's; answers the account's id. */
  rotate(rotation: Rotation): Promise<string | undefined>
  /** Keeps the session awake, if the presented token is the parent of the active one, under the same condition; answers the account's id. */
  touchByParent(rotation: Omit<Rotation, 'nextHash'>): Promise<string | undefined>
  /** Answers whether there was one to end. */
  revoke(session: { id: string; now: number }): Promise<boolean>
}
