/** Content of an access token. */
export type Identity = { accountId: string; sessionId: string }

export type AccessTokens = {
  issue(identity: Identity): Promise<string>
  /** Rejects with 'unauthenticated' for a foreign, altered or expired token. */
  verify(token: string): Promise<Identity>
}

/** Opaque tokens in chains: each is derived from the one before it, never the other way round. */
export type RefreshTokens = {
  first(sessionId: string): string
  /** Deterministic. */
  next(token: string): string
  /** Stored instead of the token. */
  hash(token: string): string
  /** Undefined if this server never issued the token. */
  sessionOf(token: string): string | undefined
}

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes equally long without a hash (unknown account), against timing attacks. */
  matches(password: string, hash: string | undefined): Promise<boolean>
  /** Whether the hash uses less work than the current settings. */
  isOutdated(hash: string): boolean
}

/** Without the server's key the input cannot be guessed from the hash. */
export type KeyedHash = (kind: string, ...parts: readonly string[]) => string

/** Passwords from public leaks. */
export type CommonPasswords = { has(password: string): boolean }

/** Milliseconds since 1970. */
export type Clock = () => number

/** Cryptographic. */
export type HashPhoto = (photo: Uint8Array) => Promise<string>

/** Random tokens for links; only their hash is stored. */
export type OneTimeTokens = { create(): string; hash(token: string): string }

/** Signed tokens, proof that a user reads the mail of an account. */
export type ConfirmationTokens = {
  issue(account: { id: string; email: string }, expiresAt: number): string
  /** Not verified. */
  accountOf(token: string): string
  /** Checks signature, expiry, account and address. */
  isValid(token: string, account: { id: string; email: string }, now: number): boolean
}
