type Waiter<Seat> = { sit: (seat: Seat) => void }

type Needs<Seat> = {
  seats: Seat[]
  /** Of the free seats, the one with the least of it is taken. */
  burdenOf: (seat: Seat) => number
  /** How many may wait for a seat. */
  places: number
  /** How long each of them waits at most. */
  patienceMs: number
  refusal: () => Error
}

/** Those who come find a free seat, wait in a bounded line in the order they came, or are refused at once. */
export function createLine<Seat>({ seats, burdenOf, places, ...manners }: Needs<Seat>) {
  const free = [...seats]
  const waiting = new Set<Waiter<Seat>>()

  return {
    /** A seat to be given back. Rejects with the refusal when the line is full, the wait too long, or the signal says that nobody waits any more. */
    async take(signal?: AbortSignal): Promise<Seat> {
      if (signal?.aborted) throw manners.refusal()
      if (free.length > 0) return takeLightest()
      if (waiting.size >= places) throw manners.refusal()
      return wait(waiting, manners, signal)
    },
    give(seat: Seat) {
      const [next] = waiting
      if (next) next.sit(seat)
      else free.push(seat)
    },
  }

  function takeLightest() {
    const [lightest] = free.toSorted((a, b) => burdenOf(a) - burdenOf(b)) as [Seat]
    free.splice(free.indexOf(lightest), 1)
    return lightest
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
