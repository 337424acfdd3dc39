/** The network that a request comes from, and the token that its browser was given, if any: another site may have planted more. */
export type Visitor = { network: string; deviceTokens: string[] }

/** Browsers in which an account has been opened before, by a hash of their token and the account's address. */
export type Devices = {
  isKnown(device: { hash: string; now: number }): Promise<boolean>
  /** Stores a device or extends it, and deletes those of the account that have not been used for long. */
  remember(device: { hash: string; accountId: string; now: number }): Promise<void>
}
