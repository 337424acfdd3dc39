import { InferenceSession, Tensor } from 'onnxruntime-node'

import type { Observation } from '~/diagnosis'

import { emptyTensor, toBaseSquare, toTensor } from './imageTensor'
import { readModel, readWeights } from './modelFiles'
import type { Model } from './modelFiles'
import { photoQuality } from './photoQuality'

/** The int8 weights are unfolded once, at load: kept folded, every run would be half as fast again. */
const SESSION = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  extra: { session: { disable_quant_qdq: '1' } },
} satisfies InferenceSession.SessionOptions

/** The network in memory, on one thread. `run()` blocks the thread it is called on: load it in a worker. */
export async function loadLeafModel(folder: string) {
  const model = await readModel(folder)
  const session = await openSession(await readWeights(folder, model.sha256))
  const { side, views } = model.input
  const spare: Float32Array[] = [] // a megabyte for each photo would grow the process faster than it is given back

  return {
    /** Throws a refusal when the photo cannot be decoded. */
    async observe(photo: Uint8Array): Promise<Observation> {
      const base = await toBaseSquare(photo)
      const tensor = spare.pop() ?? emptyTensor(views, side)
      const pixels = toTensor(base, views, side, tensor)
      const quality = photoQuality(base) // while other threads cut the views
      const input = new Tensor('float32', await pixels, [views.length, 3, side, side])
      const { logits } = await session.run({ photos: input })
      if (!logits) throw new Error('The leaf model has no output called logits.')
      spare.push(tensor)
      return { probabilities: averagePosterior(logits.data as Float32Array, model), ...quality }
    },
  }
}

async function openSession(weights: Buffer) {
  try {
    return await InferenceSession.create(weights, SESSION)
  } catch (cause) {
    throw new Error('The leaf model is corrupt: ONNX Runtime cannot load it.', { cause })
  }
}

/** (views x labels) logits -> the mean of the views' softened probabilities. */
function averagePosterior(logits: Float32Array, { labels, temperature, input }: Model): number[] {
  const views = input.views.map((_, index) =>
    softmax(logits.subarray(index * labels.length, (index + 1) * labels.length), temperature),
  )
  return labels.map((_, label) => views.reduce((sum, view) => sum + (view[label] ?? 0), 0) / views.length)
}

function softmax(logits: Float32Array, temperature: number): number[] {
  const highest = Math.max(...logits)
  const raised = Array.from(logits, (logit) => Math.exp((logit - highest) / temperature))
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}
