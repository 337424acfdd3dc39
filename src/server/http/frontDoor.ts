import type { Admission } from './admission'

/** A few megabytes at most: a key has 255 characters or fewer. */
const REMEMBERED = 10_000

/**
 * Turns an attempt away before anything is looked up when it would find no place: asking who it is from is a good part
 * of what a refusal costs. One that was let past before may be a repeat, which needs no place, and is let past again. `key` is what the client calls the attempt.
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
