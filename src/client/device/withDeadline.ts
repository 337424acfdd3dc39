/** How long the browser is waited for: its worker, its push service, its storage, its question to the person. */
const DEADLINE_MS = 10_000

/** Rejects with a `TimeoutError` where the browser does not answer: some never do. */
export async function withDeadline<Value>(work: PromiseLike<Value>, deadlineMs = DEADLINE_MS): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('The browser did not answer.', 'TimeoutError'))
    }, deadlineMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
