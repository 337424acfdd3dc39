import { decodePhoto } from '~/server/inference/decodePhoto'
import { createKernels } from '~/vision/kernels'
import { toBaseSquare } from '~/vision/views'

const kernels = createKernels()

/** The square of a photo that the server measures and cuts views from. */
export const baseSquareOf = async (photo: Uint8Array) => toBaseSquare(await kernels, await decodePhoto(photo))
