import { SCAN_STATUSES, mayBecome } from '~/client/features/scan/transitions'

const ALLOWED: Record<(typeof SCAN_STATUSES)[number], string> = {
  draft: 'held preparing',
  held: 'queued preparing',
  queued: 'draft held preparing sending',
  preparing: 'draft queued',
  sending: 'draft queued answered failed',
  answered: 'preparing',
  failed: 'preparing',
}

it.each(SCAN_STATUSES.flatMap((from) => SCAN_STATUSES.map((to) => [from, to] as const)))(
  'a scan goes from %s to %s only if the table allows it',
  (from, to) => {
    expect(mayBecome(from, to)).toBe(ALLOWED[from].split(' ').includes(to))
  },
)
