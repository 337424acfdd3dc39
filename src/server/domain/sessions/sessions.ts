import type { CurrentUser } from '../accounts/users'

/** How long a session lives, in milliseconds: without being used, and at most. */
export type SessionLimits = { idleMs: number; absoluteMs: number }

/**
 * One family of refresh tokens: the active one, the one before it, and nothing older. `deviceTokenHashes` are of all
 * the device tokens that come with it: the device's own one is among them, if it has one.
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
  /** The hash that the password was compared with. */
  passwordHash: string
  /** By which the account knows the device from then on. */
  knownDeviceHash: string
  /** Of the device that opened it; undefined where sessions are not bound to devices. */
  deviceTokenHash?: string | undefined
  /** Whether the device has already returned its token. Otherwise the session is bound as soon as it does. */
  isBound?: boolean
  now: number
}

/** Every method is one guarded statement or one transaction: two callers can never both come first. */
export type Sessions = {
  /**
   * Stores a new session of an account and its device, and forgets those of its sessions that have ended; answers false
   * when the password is another one now, or the account is suspended.
   */
  open(session: NewSession): Promise<boolean>
  /** The user of a session that has not ended. */
  findCurrentUser(session: { id: string; accountId: string; now: number }): Promise<CurrentUser | undefined>
  /** Makes the next token the active one, if the presented one is active now and the device is the session's; answers the account's id. */
  rotate(rotation: Rotation): Promise<string | undefined>
  /** Extends the session, if the presented token is the parent of the active one, under the same condition; answers the account's id. */
  touchByParent(rotation: Omit<Rotation, 'nextHash'>): Promise<string | undefined>
  /** Answers whether there was one to end. */
  revoke(session: { id: string; now: number }): Promise<boolean>
}

/** The network that a request comes from, and the tokens that its browser sends: another site may have planted some before and after its own. */
export type Visitor = { network: string; deviceTokens: string[] }

/** Browsers in which an account has been opened before, by a hash of their token and the account's id. */
export type Devices = {
  /** One of these hashes that is a known device's. */
  findKnown(devices: { hashes: readonly string[]; now: number }): Promise<string | undefined>
}
