/** Time limit for the browser: its worker, push service, storage, and its prompts to the user. */
const DEADLINE_MS = 10_000

/** Rejects with a `TimeoutError` if the browser does not respond: some never do. */
export async function withDeadline<Value>(work: PromiseLike<Value>, deadlineMs = DEADLINE_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The browser did not answer.', 'TimeoutError')), deadlineMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Turns a rejection into undefined, for storage that may be unavailable. */
export async function orUndefined<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
