// The layers of MobileNetV2, float32, the channels of a pixel side by side; addresses and steps are in bytes.
const F: usize = 4
/** Weights of a tile are read once for so many pixels; inputs of a tile stay in the nearest cache. */
const TILE_FLOATS: usize = 16_384

function clip(v: v128): v128 {
  return f32x4.pmin(f32x4.splat(6), f32x4.pmax(f32x4.splat(0), v))
}

function put(out: usize, add: usize, low: v128, high: v128, clips: bool): void {
  if (add) {
    low = f32x4.add(low, v128.load(add))
    high = f32x4.add(high, v128.load(add, 16))
  }
  v128.store(out, clips ? clip(low) : low)
  v128.store(out, clips ? clip(high) : high, 16)
}

function mac(sum: v128, by: v128, weight: v128): v128 {
  return f32x4.add(sum, f32x4.mul(by, weight))
}

/** Eight outputs of four pixels. */
function tile4(x: usize, w: usize, b: usize, out: usize, add: usize, cin: usize, cout: usize, clips: bool): void {
  let a0 = v128.load(b)
  let b0 = v128.load(b, 16)
  let a1 = a0
  let a2 = a0
  let a3 = a0
  let b1 = b0
  let b2 = b0
  let b3 = b0
  const x1 = x + cin * F
  const x2 = x1 + cin * F
  const x3 = x2 + cin * F
  for (let k: usize = 0; k < cin * F; k += F, w += 32) {
    const low = v128.load(w)
    const high = v128.load(w, 16)
    let v = v128.load32_splat(x + k)
    a0 = mac(a0, v, low)
    b0 = mac(b0, v, high)
    v = v128.load32_splat(x1 + k)
    a1 = mac(a1, v, low)
    b1 = mac(b1, v, high)
    v = v128.load32_splat(x2 + k)
    a2 = mac(a2, v, low)
    b2 = mac(b2, v, high)
    v = v128.load32_splat(x3 + k)
    a3 = mac(a3, v, low)
    b3 = mac(b3, v, high)
  }
  const row = cout * F
  put(out, add, a0, b0, clips)
  put(out + row, add ? add + row : 0, a1, b1, clips)
  put(out + 2 * row, add ? add + 2 * row : 0, a2, b2, clips)
  put(out + 3 * row, add ? add + 3 * row : 0, a3, b3, clips)
}

/** Eight outputs of one pixel. */
function tile1(x: usize, w: usize, b: usize, out: usize, add: usize, cin: usize, clips: bool): void {
  let low = v128.load(b)
  let high = v128.load(b, 16)
  for (let k: usize = 0; k < cin * F; k += F, w += 32) {
    const v = v128.load32_splat(x + k)
    low = mac(low, v, v128.load(w))
    high = mac(high, v, v128.load(w, 16))
  }
  put(out, add, low, high, clips)
}

/** 1x1. `w`: [cout / 8][cin][8]. `add`: where the shortcut lies, or 0. */
export function pointwise(
  x: usize,
  w: usize,
  b: usize,
  out: usize,
  add: usize,
  pixels: usize,
  cin: usize,
  cout: usize,
  clips: bool,
): void {
  let tile: usize = (TILE_FLOATS / cin / 4) * 4
  if (tile < 4) tile = 4
  for (let start: usize = 0; start < pixels; start += tile) {
    const end = min(start + tile, pixels)
    for (let c: usize = 0; c < cout; c += 8) {
      let p = start
      for (; p + 4 <= end; p += 4) {
        const o = (p * cout + c) * F
        tile4(x + p * cin * F, w + c * cin * F, b + c * F, out + o, add ? add + o : 0, cin, cout, clips)
      }
      for (; p < end; p++) {
        const o = (p * cout + c) * F
        tile1(x + p * cin * F, w + c * cin * F, b + c * F, out + o, add ? add + o : 0, cin, clips)
      }
    }
  }
}

/** Four channels of a pixel whose 3x3 neighbours are all inside. */
function inner(r: usize, row: usize, k: usize, px: usize, b: v128): v128 {
  const r1 = r + row
  const r2 = r1 + row
  let one = mac(b, v128.load(r), v128.load(k))
  let other = f32x4.mul(v128.load(r + px), v128.load(k + px))
  one = mac(one, v128.load(r + 2 * px), v128.load(k + 2 * px))
  other = mac(other, v128.load(r1), v128.load(k + 3 * px))
  one = mac(one, v128.load(r1 + px), v128.load(k + 4 * px))
  other = mac(other, v128.load(r1 + 2 * px), v128.load(k + 5 * px))
  one = mac(one, v128.load(r2), v128.load(k + 6 * px))
  other = mac(other, v128.load(r2 + px), v128.load(k + 7 * px))
  one = mac(one, v128.load(r2 + 2 * px), v128.load(k + 8 * px))
  return f32x4.add(one, other)
}

/** 3x3, each channel by itself, clipped. `w`: [9][channels]. Stride 1 is padded all round, stride 2 on the right and below. */
export function depthwise(x: usize, w: usize, b: usize, out: usize, side: i32, channels: usize, stride: i32): void {
  const to = (side + stride - 1) / stride
  const px = channels * F
  const row = px * <usize>side
  const before = i32(stride == 1)
  for (let at = 0; at < to * to; at++, out += px) {
    const y0 = (at / to) * stride - before
    const x0 = (at % to) * stride - before
    const isInner = y0 >= 0 && y0 + 2 < side && x0 >= 0 && x0 + 2 < side
    for (let c: usize = 0; c < px; c += 16) {
      let sum = v128.load(b + c)
      if (isInner) sum = inner(x + <usize>(y0 * side + x0) * px + c, row, w + c, px, sum)
      else
        for (let tap = 0; tap < 9; tap++) {
          const yy = y0 + tap / 3
          const xx = x0 + (tap % 3)
          if (yy < 0 || xx < 0 || yy >= side || xx >= side) continue
          sum = mac(sum, v128.load(x + <usize>(yy * side + xx) * px + c), v128.load(w + <usize>tap * px + c))
        }
      v128.store(out + c, clip(sum))
    }
  }
}

/** 3x3, stride 2, from bytes of three channels to 32, clipped; padded on the right and below. `w`: [9][3][32]. */
export function first(x: usize, w: usize, b: usize, out: usize, side: i32): void {
  const to = (side + 1) / 2
  for (let at = 0; at < to * to; at++, out += 128)
    for (let half: usize = 0; half < 128; half += 64) {
      let s0 = v128.load(b + half)
      let s1 = v128.load(b + half, 16)
      let s2 = v128.load(b + half, 32)
      let s3 = v128.load(b + half, 48)
      for (let tap = 0; tap < 27; tap++) {
        const yy = (at / to) * 2 + tap / 9
        const xx = (at % to) * 2 + (tap % 9) / 3
        if (yy >= side || xx >= side) continue
        const v = f32x4.splat(f32(load<u8>(x + (yy * side + xx) * 3 + (tap % 3))) / 127.5 - 1)
        const k = w + tap * 128 + half
        s0 = mac(s0, v, v128.load(k))
        s1 = mac(s1, v, v128.load(k, 16))
        s2 = mac(s2, v, v128.load(k, 32))
        s3 = mac(s3, v, v128.load(k, 48))
      }
      v128.store(out + half, clip(s0))
      v128.store(out + half, clip(s1), 16)
      v128.store(out + half, clip(s2), 32)
      v128.store(out + half, clip(s3), 48)
    }
}

/** Of all pixels, channel by channel. */
export function mean(x: usize, out: usize, pixels: i32, channels: usize): void {
  for (let c: usize = 0; c < channels * F; c += 16) {
    let sum = f32x4.splat(0)
    for (let p = 0; p < pixels; p++) sum = f32x4.add(sum, v128.load(x + <usize>p * channels * F + c))
    v128.store(out + c, f32x4.div(sum, f32x4.splat(f32(pixels))))
  }
}

/** int8 [cout][cin] with a scale for each input or output to float32 [cout / 8][cin][8]. */
export function unfold(from: usize, scale: usize, to: usize, cin: i32, cout: i32, perInput: bool): void {
  for (let c = 0; c < cout; c++)
    for (let k = 0; k < cin; k++)
      store<f32>(
        to + <usize>((c / 8) * cin * 8 + k * 8 + (c % 8)) * F,
        f32(load<i8>(from + c * cin + k)) * load<f32>(scale + <usize>(perInput ? k : c) * F),
      )
}
