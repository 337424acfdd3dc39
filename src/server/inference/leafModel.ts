import { InferenceSession, Tensor } from 'onnxruntime-node'

import type { Classified } from '~/server/domain/diagnoses/classifier'
import { createKernels } from '~/vision/loadKernels'
import type { Model } from '~/vision/model'
import { createObserver, type ViewOutput } from '~/vision/observe'

import { decodePhoto } from './decodePhoto'
import { readModel, readWeights } from './modelFiles'

/** `disable_quant_qdq` expands the int8 weights at load; otherwise each run takes half as long again. */
const SESSION = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  extra: { session: { disable_quant_qdq: '1' } },
} satisfies InferenceSession.SessionOptions
const CHANNELS = 3

/** Holds the network in memory, for one photo at a time. `run()` blocks its thread. */
export async function loadLeafModel(folder: string) {
  const model = await readModel(folder)
  const session = await openSession(await readWeights(folder, model.sha256))
  requireOutputs(session, model)
  const observe = createObserver({ kernels: await createKernels(), model, run: createRun(session, model) })

  return {
    /** Throws a refusal if the photo cannot be decoded. */
    observe: async (photo: Uint8Array): Promise<Classified> => observe(await decodePhoto(photo)),
  }
}

async function openSession(weights: Buffer) {
  try {
    return await InferenceSession.create(weights, SESSION)
  } catch (cause) {
    throw new Error('The leaf model is corrupt: ONNX Runtime cannot load it.', { cause })
  }
}

function requireOutputs({ outputMetadata }: InferenceSession, { labels }: Model) {
  const logits = outputMetadata.find(({ name }) => name === 'logits')
  if (logits?.isTensor && logits.shape.at(-1) === labels.length) return
  throw new Error(`The leaf model is corrupt: its network does not have an output for each of ${labels.length} labels.`)
}

/** Reuses one tensor (views, 3, side, side), RGB in [-1, 1]; at most as many views as the model names. */
export function createRun(session: Pick<InferenceSession, 'run'>, { labels, input }: Pick<Model, 'labels' | 'input'>) {
  const { views, side } = input
  const viewLength = CHANNELS * side * side
  const tensor = new Float32Array(views.length * viewLength)

  return async (pixels: readonly Uint8Array[]): Promise<ViewOutput[]> => {
    for (const [index, view] of pixels.entries())
      fillPlanes(tensor.subarray(index * viewLength, (index + 1) * viewLength), view)
    const filled = tensor.subarray(0, pixels.length * viewLength)
    const photos = new Tensor('float32', filled, [pixels.length, CHANNELS, side, side])
    const { logits, sick } = await session.run({ photos })
    if (!logits) throw new Error('The leaf model has no output called logits.')
    const ofLabels = logits.data as Float32Array
    const ofSickness = sick?.data as Float32Array | undefined
    return pixels.map((_, index) => ({
      logits: ofLabels.subarray(index * labels.length, (index + 1) * labels.length),
      sick: ofSickness?.[index],
    }))
  }
}

/** Converts interleaved bytes to planes of numbers in [-1, 1]. */
function fillPlanes(planes: Float32Array, view: Uint8Array) {
  for (let channel = 0, to = 0; channel < CHANNELS; channel++)
    for (let from = channel; from < view.length; from += CHANNELS) planes[to++] = (view[from] ?? 0) / 127.5 - 1
}
