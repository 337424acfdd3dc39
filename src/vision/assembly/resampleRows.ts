/** Pillow's fixed point: weights are multiples of 2^-22, and each pass rounds to bytes. */
const FRACTION_BITS: i32 = 22
const HALF: i32 = 1 << 21
/** Of an entry of `plan`, in bytes: first pixel and count of weights, before the weights. */
const HEAD: usize = 8

/**
 * Each of `rows` rows to `side` pixels of three bytes; of four bytes, the last one is left out. Writes a byte beyond the
 * end. `plan` has an entry of `step` bytes for each pixel.
 */
export function resampleRows(
  from: usize,
  rowBytes: usize,
  pixelBytes: usize,
  to: usize,
  rows: usize,
  side: usize,
  plan: usize,
  step: usize,
): void {
  for (let row: usize = 0; row < rows; row++, from += rowBytes) {
    for (let entry = plan; entry < plan + side * step; entry += step, to += 3) {
      let pixel = from + <usize>load<u32>(entry) * pixelBytes
      const end = entry + HEAD + <usize>load<u32>(entry, 4) * 4
      let sum = i32x4.splat(HALF)
      for (let weight = entry + HEAD; weight < end; weight += 4, pixel += pixelBytes) {
        const channels = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(pixel)))
        sum = i32x4.add(sum, i32x4.mul(channels, v128.load32_splat(weight)))
      }
      store<u32>(to, i32x4.extract_lane(toBytes(sum, sum, sum, sum), 0))
    }
  }
}

/** To `side` rows of as many bytes. Reads and writes up to 15 bytes beyond the end. */
export function resampleColumns(from: usize, rowBytes: usize, to: usize, side: usize, plan: usize, step: usize): void {
  for (let entry = plan; entry < plan + side * step; entry += step, to += rowBytes) {
    const first = from + <usize>load<u32>(entry) * rowBytes
    const end = entry + HEAD + <usize>load<u32>(entry, 4) * 4
    for (let at: usize = 0; at < rowBytes; at += 16) {
      let a = i32x4.splat(HALF)
      let b = a
      let c = a
      let d = a
      let pixel = first + at
      for (let weight = entry + HEAD; weight < end; weight += 4, pixel += rowBytes) {
        const by = v128.load32_splat(weight)
        const bytes = v128.load(pixel)
        const low = i16x8.extend_low_i8x16_u(bytes)
        const high = i16x8.extend_high_i8x16_u(bytes)
        a = i32x4.add(a, i32x4.mul(i32x4.extend_low_i16x8_u(low), by))
        b = i32x4.add(b, i32x4.mul(i32x4.extend_high_i16x8_u(low), by))
        c = i32x4.add(c, i32x4.mul(i32x4.extend_low_i16x8_u(high), by))
        d = i32x4.add(d, i32x4.mul(i32x4.extend_high_i16x8_u(high), by))
      }
      v128.store(to + at, toBytes(a, b, c, d))
    }
  }
}

function toBytes(a: v128, b: v128, c: v128, d: v128): v128 {
  return i8x16.narrow_i16x8_u(
    i16x8.narrow_i32x4_s(i32x4.shr_s(a, FRACTION_BITS), i32x4.shr_s(b, FRACTION_BITS)),
    i16x8.narrow_i32x4_s(i32x4.shr_s(c, FRACTION_BITS), i32x4.shr_s(d, FRACTION_BITS)),
  )
}
