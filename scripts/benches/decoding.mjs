import { createRequire } from 'node:module'

import { compare, round } from './compare.mjs'
import { clientPhoto, leafPhoto, source } from './inProcess.mjs'

const IN_A_ROW = 20
const TURNS = { turns: 10, calls: 1 }
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
  const whole = inARow(() => sharp(camera).raw().toBuffer())
  const { ratio, controlMs, controlSpread, load } = await compare(
    inARow(() => toBaseSquare(camera)),
    whole,
    TURNS,
  )
  const ours = await compare(
    inARow(() => toBaseSquare(shrunk)),
    whole,
    TURNS,
  )
  return {
    'to what the network needs / every pixel, 12 megapixels': ratio,
    "the photo that our client sends / every pixel of the camera's": ours.ratio,
    controlMs: round(controlMs / IN_A_ROW),
    controlSpread,
    load,
  }
}

/** The memory of 36 MB that a whole photo leaves behind is cleared away in somebody's time: in one of twenty here. */
const inARow = (work) => async () => {
  for (let count = 0; count < IN_A_ROW; count++) await work()
}
