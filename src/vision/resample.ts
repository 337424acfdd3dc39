import type { Kernels } from './loadKernels'
import { lanczosPlan } from './lanczosPlan'

/** A decoded picture, row by row: red, green, blue, and an ignored fourth byte. */
export type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number; channels: 3 | 4 }

export type Square = { left: number; top: number; size: number }

const RGB = 3

/** A square of a picture at `side` px, RGB, equal to Pillow's Lanczos filter to the last bit. */
export function resample(kernels: Kernels, pixels: Pixels, square: Square, side: number): Uint8Array {
  const { run, put, reserve, bytesAt, temporarily } = kernels
  const { entries, step } = lanczosPlan(square.size, side)
  const stepBytes = step * entries.BYTES_PER_ELEMENT
  return temporarily(() => {
    const from = putSquare(kernels, pixels, square)
    const plan = put(new Uint8Array(entries.buffer))
    const narrowed = reserve(square.size * side * RGB)
    const to = reserve(side * side * RGB)
    const rowBytes = square.size * pixels.channels
    run.resampleRows(from, rowBytes, pixels.channels, narrowed, square.size, side, plan, stepBytes)
    run.resampleColumns(narrowed, side * RGB, to, side, plan, stepBytes)
    return bytesAt(to, side * side * RGB)
  })
}

function putSquare({ put, reserve }: Kernels, { data, width, channels }: Pixels, { left, top, size }: Square) {
  const rowBytes = size * channels
  const to = reserve(size * rowBytes)
  for (let row = 0; row < size; row++) {
    const start = ((top + row) * width + left) * channels
    put(data.subarray(start, start + rowBytes), to + row * rowBytes)
  }
  return to
}
