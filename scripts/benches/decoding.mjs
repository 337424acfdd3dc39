import { createRequire } from 'node:module'

import { compare } from './compare.mjs'
import { clientPhoto, leafPhoto, source } from './inProcess.mjs'

const CAMERA = { width: 4000, height: 3000 }

/** Decoding as far as the network needs it against decoding every pixel, of a 12 megapixel photo; and what is left of it for one that our client has shrunk. */
export async function decoding() {
  const { toBaseSquare } = source('server/inference/imageTensor.ts')
  const sharp = createRequire(import.meta.url)('sharp')
  const camera = await sharp(leafPhoto())
    .autoOrient()
    .resize({ ...CAMERA, fit: 'cover' })
    .jpeg()
    .toBuffer()
  const shrunk = await clientPhoto()
  const whole = () => sharp(camera).raw().toBuffer()
  const { ratio, controlMs, controlSpread, load } = await compare(() => toBaseSquare(camera), whole, 20)
  const ours = await compare(() => toBaseSquare(shrunk), whole, 20)
  return {
    'to what the network needs / every pixel, 12 megapixels': ratio,
    "the photo that our client sends / every pixel of the camera's": ours.ratio,
    controlMs,
    controlSpread,
    load,
  }
}
