/** Numbers that look random and are the same in every run (mulberry32). */
export function seededRandom(seed = 20_261_121) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! }
}

export type Random = ReturnType<typeof seededRandom>
