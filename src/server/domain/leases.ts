type Lease = { name: string; holder: string }

/** Lets one server at a time do a task. */
export type Leases = {
  /** Takes a free or expired lease, or renews one's own; false while another server holds it. */
  take(lease: Lease & { now: number; until: number }): Promise<boolean>
  giveBack(lease: Lease): Promise<void>
}
