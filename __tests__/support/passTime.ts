const STEP_MS = 1000
const STORAGE_TURNS = 30

/** Time of fake timers passes, while what reads and writes IndexedDB, which no fake timer moves, keeps up with it. */
export async function passTime(ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS))
    for (let turn = 0; turn < STORAGE_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}
