import { decodePhoto } from '~/server/inference/decodePhoto'
import { createKernels } from '~/vision/loadKernels'
import { resample } from '~/vision/resample'
import { BASE_SIDE, squaresOf } from '~/vision/views'

const kernels = createKernels()

/** The square of a photo that the server measures and cuts views from. */
export async function baseSquareOf(photo: Uint8Array) {
  const pixels = await decodePhoto(photo)
  return resample(await kernels, pixels, squaresOf(pixels)[0], BASE_SIDE)
}
