/** Runs the tasks of one name one after another, whatever becomes of them; tasks of other names do not wait. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const turn = (last.get(name) ?? Promise.resolve()).then(task, task)
    last.set(name, turn)
    try {
      return await turn
    } finally {
      if (last.get(name) === turn) last.delete(name)
    }
  }
}
