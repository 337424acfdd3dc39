/** Where somebody comes from: a network as one visitor may hold it, and the deviceToken this browser was given, if any. */
export type Visitor = { network: string; deviceToken: string | undefined }

/** Browsers in which an account has been opened before. Only a hash that belongs to the account is kept of a deviceToken. */
export type Devices = {
  isKnown(device: { hash: string; now: number }): Promise<boolean>
  /** Keeps a device, or keeps it awake, and forgets those of the account that nobody has used for long. */
  remember(device: { hash: string; accountId: string; now: number }): Promise<void>
}
