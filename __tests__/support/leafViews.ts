import sharp from 'sharp'

import { photos } from './photos'
import { seededRandom } from './random'

/** So many views of the network: parts of the tests' photos in many sizes, turns, colours and lights. RGB, `side` x `side`. */
export async function drawLeafViews(count: number, side: number): Promise<Uint8Array[]> {
  const { below } = seededRandom()
  const picture = await sharp(photos.maizeRust).autoOrient().png().toBuffer()
  const draw = () => {
    const size = 100 + below(1_000)
    const [left, top] = [below(1_200 - size), below(1_600 - size)]
    return sharp(picture)
      .extract({ left, top, width: size, height: size })
      .resize(side, side)
      .rotate(90 * below(4))
      .modulate({ brightness: 0.5 + below(100) / 100, saturation: below(200) / 100, hue: below(360) })
      .raw()
      .toBuffer()
  }
  return Promise.all(Array.from({ length: count }, draw))
}
