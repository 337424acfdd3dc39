/** A generator of numbers from 0 to below 1 that gives the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (from: number, to: number) => from + below(to - from + 1),
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
  }
}

export type Random = ReturnType<typeof seededRandom>
