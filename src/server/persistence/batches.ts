import { setImmediate } from 'node:timers/promises'

/** Most rows that one statement of the server reads or changes; on SQLite it holds up every request meanwhile. */
export const BATCH_ROWS = 200

/** Repeats a statement, which returns how many of at most `BATCH_ROWS` rows it found, until there are no more. */
export async function inBatches(work: () => Promise<number>) {
  while ((await work()) >= BATCH_ROWS) await setImmediate() // lets requests in: SQLite answers without yielding
}
