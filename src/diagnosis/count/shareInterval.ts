/** Chance on either side that the true share lies outside. */
const TAIL = 0.025
const HALVINGS = 40

/** Clopper and Pearson's exact interval at 95 % for `hits` of `size`, as shares. */
export function shareInterval(hits: number, size: number): readonly [number, number] {
  const low = hits === 0 ? 0 : shareWhere((share) => 1 - atMost(hits - 1, size, share) < TAIL)
  const high = hits === size ? 1 : shareWhere((share) => atMost(hits, size, share) > TAIL)
  return [low, high]
}

/** The greatest share for which this holds, where it holds for all smaller ones. */
function shareWhere(holds: (share: number) => boolean): number {
  let [low, high] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Chance of at most `hits` of `size` at this share. */
function atMost(hits: number, size: number, share: number): number {
  let term = (1 - share) ** size
  let sum = term
  for (let hit = 1; hit <= hits; hit += 1) {
    term *= ((size - hit + 1) / hit) * (share / (1 - share))
    sum += term
  }
  return sum
}
