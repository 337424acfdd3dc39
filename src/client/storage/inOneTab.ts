/**
 * Runs `work` in one tab at a time. After `waitMs` it runs all the same, because a tab that holds the lock may be frozen;
 * in an insecure context at once.
 */
export async function inOneTab<Outcome>(lock: string, waitMs: number, work: () => Promise<Outcome>): Promise<Outcome> {
  if (!('locks' in navigator)) return work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), waitMs)
  const begin = () => {
    clearTimeout(timer)
    return work()
  }
  try {
    return await navigator.locks.request(lock, { signal: waiting.signal }, begin)
  } catch (error) {
    if (waiting.signal.aborted) return work()
    throw error
  }
}
