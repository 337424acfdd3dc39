import { lanczosPlan } from './lanczosPlan'
import type { Pixels, Square } from './resample'

const RGB = 3
/** Pillow's fixed point, as in `assembly/resampleRows.ts`. */
const FRACTION_BITS = 22
const HALF = 1 << (FRACTION_BITS - 1)

/** Layout of pixels: number of lines, and distances in bytes between lines and between pixels of a line. */
type Lines = { start: number; lines: number; line: number; pixel: number }

/** Same result as `resample`, to the last bit, for pages whose policy forbids WebAssembly. */
export function plainResample({ data, width, channels }: Pixels, square: Square, side: number): Uint8Array {
  const { left, top, size } = square
  const start = (top * width + left) * channels
  const rows = { start, lines: size, line: width * channels, pixel: channels }
  const narrowed = resampleLines(data, rows, size, { side, line: side * RGB, pixel: RGB })
  const columns = { start: 0, lines: side, line: RGB, pixel: side * RGB }
  return new Uint8Array(resampleLines(narrowed, columns, size, { side, line: RGB, pixel: side * RGB }).buffer)
}

type Target = { side: number; line: number; pixel: number }

/** Resamples each line of `length` pixels to `to.side` pixels. */
function resampleLines(from: Pixels['data'], { start, lines, line, pixel }: Lines, length: number, to: Target) {
  const { entries, step } = lanczosPlan(length, to.side)
  const made = new Uint8ClampedArray(lines * to.side * RGB)
  for (let at = 0; at < lines; at++)
    for (let place = 0; place < to.side; place++) {
      const entry = place * step
      const first = start + at * line + (entries[entry] ?? 0) * pixel
      const count = entries[entry + 1] ?? 0
      const target = at * to.line + place * to.pixel
      let [red, green, blue] = [HALF, HALF, HALF]
      for (let one = 0, pixelAt = first; one < count; one++, pixelAt += pixel) {
        const weight = entries[entry + 2 + one] ?? 0
        red += (from[pixelAt] ?? 0) * weight
        green += (from[pixelAt + 1] ?? 0) * weight
        blue += (from[pixelAt + 2] ?? 0) * weight
      }
      made[target] = red >> FRACTION_BITS
      made[target + 1] = green >> FRACTION_BITS
      made[target + 2] = blue >> FRACTION_BITS
    }
  return made
}
