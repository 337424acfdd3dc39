/**
 * The life of a scan: photos of one field, from the choice to the result.
 * draft: chosen, no request yet. held: judged on the phone, sent only if the user chooses it. queued: stored on the
 * phone until it can be sent. preparing: copies are being made. failed: the server refuses these photos.
 */
export const SCAN_STATUSES = ['draft', 'held', 'queued', 'preparing', 'sending', 'answered', 'failed'] as const

export type ScanStatus = (typeof SCAN_STATUSES)[number]

/** Legal transitions. Diagnose may be pressed at any time: the same photos with the same key are charged once. */
const TRANSITIONS: Record<ScanStatus, readonly ScanStatus[]> = {
  draft: ['preparing', 'held'],
  held: ['preparing', 'queued'],
  queued: ['preparing', 'sending', 'held', 'draft'],
  preparing: ['queued', 'draft'],
  sending: ['answered', 'failed', 'queued', 'draft'],
  answered: ['preparing'],
  failed: ['preparing'],
}

export const mayBecome = (from: ScanStatus, to: ScanStatus) => TRANSITIONS[from].includes(to)
