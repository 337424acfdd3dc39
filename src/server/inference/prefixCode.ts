/** Bits from the lowest of each byte on. Past the end they are 0, and `isOver` says so. */
export function bitReader(bytes: Buffer, start: number) {
  let at = start * 8
  /** The next bits: 25 are sure, what is above them is not. */
  const peek = () => {
    const next = at >> 3
    const four =
      (bytes[next] ?? 0) |
      ((bytes[next + 1] ?? 0) << 8) |
      ((bytes[next + 2] ?? 0) << 16) |
      ((bytes[next + 3] ?? 0) << 24)
    return four >>> (at & 7)
  }
  const skip = (count: number) => {
    at += count
  }
  const read = (count: number) => {
    const value = peek() & ((1 << count) - 1)
    skip(count)
    return value
  }
  return { peek, skip, read, isOver: () => at > bytes.length * 8 }
}
export type BitReader = ReturnType<typeof bitReader>

/** Reads the next symbol. */
export type PrefixCode = (bits: BitReader) => number

/** The canonical code in which each symbol has so many bits, 0 to 15. A code of one symbol takes none. */
export function prefixCode(lengths: number[]): PrefixCode {
  const symbols = lengths.flatMap((length, symbol) => (length > 0 ? [{ length, symbol }] : []))
  const [only] = symbols
  if (!only || symbols.length === 1) return () => only?.symbol ?? 0
  symbols.sort((one, other) => one.length - other.length || one.symbol - other.symbol)
  const longest = symbols.at(-1)?.length ?? 0
  const table = new Uint16Array(2 ** longest) // the symbol and, in the lowest four bits, its length
  let [code, last] = [0, only.length]
  for (const { length, symbol } of symbols) {
    code <<= length - last
    for (let at = reversed(code, length); at < table.length; at += 2 ** length) table[at] = (symbol << 4) | length
    code++
    last = length
  }
  return (bits) => {
    const entry = table[bits.peek() & (table.length - 1)] ?? 0
    bits.skip(entry & 15)
    return entry >> 4
  }
}

function reversed(code: number, length: number): number {
  let result = 0
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit)
  return result
}
