/** Files of photos, encrypted before they come here. Ids are UUIDs. Every call rejects after a deadline. */
export type PhotoStore = {
  /** At the start of a server. */
  prepare(): Promise<void>
  put(id: string, content: Uint8Array): Promise<void>
  /** Undefined without such a file. */
  get(id: string): Promise<Uint8Array | undefined>
  /** Does nothing without such a file. Rejects while the store is away. */
  delete(id: string): Promise<void>
  /** All files; of others the id is no UUID. */
  list(): AsyncIterable<StoredFile>
}

/** Milliseconds since 1970. */
export type StoredFile = { id: string; writtenAt: number }
