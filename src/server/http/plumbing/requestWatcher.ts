/** Told about every response. The route is its pattern, never the address that was asked for. */
export type RequestWatcher = {
  responded(response: { method: string; route: string; status: number; seconds: number }): void
  refused(reason: string): void
}
