/** The network that a request comes from, and the tokens that its browser sends: another site may have planted some before and after its own. */
export type Visitor = { network: string; deviceTokens: string[] }

/** Browsers in which an account has been opened before, by a hash of their token and the account's id. */
export type Devices = {
  /** One of these hashes that is a known device's. */
  findKnown(devices: { hashes: readonly string[]; now: number }): Promise<string | undefined>
}
