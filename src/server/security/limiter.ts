/** Runs at most `atOnce` tasks together and lets at most `waiting` queue; a task beyond that is refused, not started. */
export function createLimiter({ atOnce, waiting }: { atOnce: number; waiting: number }, refusal: () => Error) {
  const queue: (() => void)[] = []
  let running = 0

  return async function limited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else if (queue.length >= waiting) throw refusal()
    else await new Promise<void>((resolve) => queue.push(resolve)) // whoever finishes hands over its place
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
