/** Files of photos, encrypted before they come here. Ids are UUIDs. Every call rejects after a deadline. */
export type PhotoStore = {
  put(id: string, content: Uint8Array): Promise<void>
  /** Undefined without such a file. */
  get(id: string): Promise<Uint8Array | undefined>
  /** Does nothing without such a file. */
  delete(id: string): Promise<void>
}
