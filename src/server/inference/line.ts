type Waiter<Seat> = { sit: (seat: Seat) => void }

type Needs<Seat> = {
  seats: Seat[]
  /** How many may wait for a seat. */
  places: number
  /** How long each of them waits at most. */
  patienceMs: number
  refusal: () => Error
}

/** Those who come find a free seat, wait in a bounded line in the order they came, or are refused at once. */
export function createLine<Seat>({ seats, places, ...manners }: Needs<Seat>) {
  const free = [...seats]
  const waiting = new Set<Waiter<Seat>>()

  return {
    /** A seat to be given back. Rejects with the refusal when the line is full, the wait too long, or the signal says that nobody waits any more. */
    async take(signal?: AbortSignal): Promise<Seat> {
      if (signal?.aborted) throw manners.refusal()
      const seat = free.pop()
      if (seat !== undefined) return seat
      if (waiting.size >= places) throw manners.refusal()
      return wait(waiting, manners, signal)
    },
    give(seat: Seat) {
      const [next] = waiting
      if (next) next.sit(seat)
      else free.push(seat)
    },
  }
}

const wait = <Seat>(
  waiting: Set<Waiter<Seat>>,
  { patienceMs, refusal }: Pick<Needs<Seat>, 'patienceMs' | 'refusal'>,
  signal: AbortSignal | undefined,
) =>
  new Promise<Seat>((resolve, reject) => {
    const leave = () => {
      waiting.delete(waiter)
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    }
    const giveUp = () => {
      leave()
      reject(refusal())
    }
    const waiter = {
      sit: (seat: Seat) => {
        leave()
        resolve(seat)
      },
    }
    const timer = setTimeout(giveUp, patienceMs)
    signal?.addEventListener('abort', giveUp)
    waiting.add(waiter)
  })
