import type { Admission } from './admission'

/** Of UUIDs, about a megabyte. */
const REMEMBERED = 10_000

/**
 * Turns an attempt away before anything is looked up when it would find no place: who it is from and what it may pay
 * costs more than all the rest of a refusal. One that was let past before may be a repeat, which needs no place, and is
 * let past again. `key` is what the client calls the attempt.
 */
export function createFrontDoor(admission: Pick<Admission, 'expectPlace'>) {
  const known = new Set<string>()
  return function pass(key: string | undefined) {
    if (key !== undefined && known.has(key)) return
    admission.expectPlace()
    if (key === undefined) return
    const [oldest] = known
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
    known.add(key)
  }
}
