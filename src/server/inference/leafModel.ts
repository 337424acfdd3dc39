import { InferenceSession, Tensor } from 'onnxruntime-node'

import { qualityFault } from '~/diagnosis'
import type { Classified } from '~/server/domain/diagnoses/classifier'

import { emptyTensor, toBaseSquare, toTensor } from './imageTensor'
import { readModel, readWeights } from './modelFiles'
import type { Model } from './modelFiles'
import { fingerprintOf } from './photoFingerprint'
import { photoQuality } from './photoQuality'

/** `disable_quant_qdq` unfolds the int8 weights at load; folded, every run would take half as long again. */
const SESSION = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  extra: { session: { disable_quant_qdq: '1' } },
} satisfies InferenceSession.SessionOptions

/** The network in memory, for one photo at a time. `run()` blocks the thread that it is called on. */
export async function loadLeafModel(folder: string) {
  const model = await readModel(folder)
  const session = await openSession(await readWeights(folder, model.sha256))
  const { labels, thresholds } = model
  const { side, views } = model.input
  const tensor = emptyTensor(views, side)

  return {
    /** Throws a refusal when the photo cannot be decoded. The network does not run on a photo that is too dark or too blurred. */
    async observe(photo: Uint8Array): Promise<Classified> {
      const base = await toBaseSquare(photo)
      const quality = photoQuality(base)
      const seen = { ...quality, fingerprint: fingerprintOf(base) }
      if (qualityFault(quality, thresholds)) return { probabilities: labels.map(() => 0), ...seen }
      await toTensor(base, views, side, tensor)
      const { logits, sick } = await session.run({
        photos: new Tensor('float32', tensor, [views.length, 3, side, side]),
      })
      if (!logits) throw new Error('The leaf model has no output called logits.')
      const probabilities = averagePosterior(logits.data as Float32Array, model)
      return { probabilities, ...seen, ...(sick && { sick: averageChance(sick.data as Float32Array) }) }
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

/** Log odds, one for each view -> the mean of their probabilities. */
const averageChance = (logOdds: Float32Array): number =>
  logOdds.reduce((sum, value) => sum + 1 / (1 + Math.exp(-value)), 0) / logOdds.length

function softmax(logits: Float32Array, temperature: number): number[] {
  const highest = Math.max(...logits)
  const raised = Array.from(logits, (logit) => Math.exp((logit - highest) / temperature))
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}
