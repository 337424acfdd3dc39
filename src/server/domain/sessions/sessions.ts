import type { CurrentUser } from '../accounts/users'

/** Lifetime of a session in milliseconds: while unused, and at most. */
export type SessionLimits = { idleMs: number; absoluteMs: number }

/**
 * One family of refresh tokens: the active one and its parent, nothing older. `deviceTokenHashes`: of all device tokens
 * in the request, among them the device's own one if it has one.
 */
export type Rotation = {
  sessionId: string
  presentedHash: string
  nextHash: string
  deviceTokenHashes: readonly string[]
  now: number
}

export type NewSession = {
  id: string
  accountId: string
  activeHash: string
  /** The hash that the password matched. */
  passwordHash: string
  /** Identifies the device for the account from now on. */
  knownDeviceHash: string
  /** Of the device that opened the session; undefined if sessions are not bound to devices. */
  deviceTokenHash?: string | undefined
  /** Whether the device has returned its token. If not, the session is bound as soon as it does. */
  isBound?: boolean
  now: number
}

/** Every method is one guarded statement or one transaction: of two callers only one can win. */
export type Sessions = {
  /**
   * Stores a session and its device, and deletes ended sessions of the account. Returns false if the password was
   * replaced meanwhile, or the account is suspended.
   */
  open(session: NewSession): Promise<boolean>
  /** Undefined once the session has ended. */
  findCurrentUser(session: { id: string; accountId: string; now: number }): Promise<CurrentUser | undefined>
  /** Activates the next token if the presented one is active, for the session's device; returns the account id. */
  rotate(rotation: Rotation): Promise<string | undefined>
  /** Extends the session if the presented token is the active one's parent, for its device; returns the account id. */
  touchByParent(rotation: Omit<Rotation, 'nextHash'>): Promise<string | undefined>
  /** Returns whether it was open. */
  revoke(session: { id: string; now: number }): Promise<boolean>
}

/** Network and device tokens of a request. Another site may have planted some tokens, before or after its own. */
export type Visitor = { network: string; deviceTokens: string[] }

/** Browsers in which an account was opened, by a hash of their token and the account id. */
export type Devices = {
  /** Returns the hash that belongs to a known device. */
  findKnown(devices: { hashes: readonly string[]; now: number }): Promise<string | undefined>
}
