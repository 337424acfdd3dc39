type Flight<Result> = { content: string; result: Promise<Result>; passengers: Passengers }
type Passengers = { board: (signal: AbortSignal) => void; signal: AbortSignal }

type Ticket<Result> = {
  name: string
  content: string
  /** Aborted when whoever asks is gone. */
  signal: AbortSignal
  /** Its signal is aborted when everybody who shares it is gone. */
  task: (signal: AbortSignal) => Promise<Result>
}

/**
 * Lets whoever asks for the same thing while it is under way share its outcome. The same name with other content, or
 * with nobody left who waits for it, ends first; then it is somebody else's turn.
 */
export function createSingleFlight<Result>() {
  const flights = new Map<string, Flight<Result>>()

  return async function share({ name, content, signal, task }: Ticket<Result>): Promise<Result> {
    for (let flight = flights.get(name); flight; flight = flights.get(name)) {
      if (flight.content === content && !flight.passengers.signal.aborted) {
        flight.passengers.board(signal)
        return flight.result
      }
      await flight.result.catch(() => undefined)
    }
    const passengers = gather()
    passengers.board(signal)
    const result = task(passengers.signal)
    flights.set(name, { content, result, passengers })
    return result.finally(() => flights.delete(name))
  }
}

function gather(): Passengers {
  const allGone = new AbortController()
  let waiting = 0
  return {
    signal: allGone.signal,
    board(signal) {
      waiting++
      const leave = () => {
        if (--waiting === 0) allGone.abort()
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave)
    },
  }
}
