import type { InBackground } from './domain/mails'

/** Work that nobody waits for, except the server when it stops. */
export function createBackground(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  const run: InBackground = (work) => {
    const task = afterTheAnswer()
      .then(work)
      .catch(onError)
      .finally(() => running.delete(task))
    running.add(task)
  }
  return {
    run,
    settled: async () => {
      await Promise.all(running)
    },
  }
}

const afterTheAnswer = () => new Promise<void>((resolve) => setImmediate(resolve))
