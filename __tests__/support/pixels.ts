import sharp from 'sharp'

import type { Pixels } from '~/vision/resample'

/** The pixels of a picture without transparency. */
export async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 3 }
}

/** The largest difference between two pictures of one size, in levels of 255. */
export function furthest(one: Pixels['data'], other: Pixels['data']): number {
  if (one.length !== other.length) return Infinity
  let most = 0
  for (const [at, value] of one.entries()) most = Math.max(most, Math.abs(value - (other[at] ?? Infinity)))
  return most
}
