/** What an access token says. */
export type Identity = { accountId: string; sessionId: string }

export type AccessTokens = {
  issue(identity: Identity): Promise<string>
  /** Rejects with 'unauthenticated' when the token is not one of ours, or no longer valid. */
  verify(token: string): Promise<Identity>
}

/** Opaque tokens in chains: each can be derived from the one before it, never the other way round. */
export type RefreshTokens = {
  /** The first token of a new session. */
  first(sessionId: string): string
  /** The token that follows this one, always the same. */
  next(token: string): string
  /** What is stored in place of a token. */
  hash(token: string): string
  /** The session a token was made for, or undefined when we never made it. */
  sessionOf(token: string): string | undefined
}

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown account (no hash) as for a wrong password. */
  matches(password: string, hash: string | undefined): Promise<boolean>
  /** Whether a hash was made with less work than is asked for today. */
  isOutdated(hash: string): boolean
}

/** A hash that cannot be guessed back without the server's key. */
export type KeyedHash = (kind: string, ...parts: readonly string[]) => string

/** Passwords from public leaks. */
export type CommonPasswords = { has(password: string): boolean }

/** Milliseconds since 1970. */
export type Clock = () => number

/** A cryptographic hash. */
export type HashPhoto = (photo: Uint8Array) => Promise<string>

/** Random tokens for links; what is stored is their hash. */
export type OneTimeTokens = { create(): string; hash(token: string): string }

/** Signed tokens that prove that a user reads the mail of an account. */
export type ConfirmationTokens = {
  issue(account: { id: string; email: string }, expiresAt: number): string
  /** The id that the token names; nothing is proved by it. */
  accountOf(token: string): string
  /** Whether it is ours, has not expired, and was issued to this account at this address. */
  isValid(token: string, account: { id: string; email: string }, now: number): boolean
}
