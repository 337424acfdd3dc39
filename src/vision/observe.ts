import { qualityFault } from '~/diagnosis'
import type { Fingerprint, Observation } from '~/diagnosis'

import type { Kernels } from './kernels'
import type { Model } from './model'
import { fingerprintOf } from './photoFingerprint'
import { photoQuality } from './photoQuality'
import type { Pixels } from './resample'
import { cutView, toBaseSquare } from './views'

/** What the network says of one view: a logit for each label, and the log odds that the leaf is sick. */
export type ViewOutput = { logits: ArrayLike<number>; sick?: number | undefined }

type ObserverDeps = {
  kernels: Kernels
  model: Pick<Model, 'labels' | 'temperature' | 'thresholds' | 'input'>
  /** Runs the network on views of RGB bytes. */
  run: (views: readonly Uint8Array[]) => Promise<ViewOutput[]> | ViewOutput[]
}

/** The way from a decoded photo to what `diagnosis` takes, the same on the server and on the phone. */
export function createObserver({ kernels, model, run }: ObserverDeps) {
  const { labels, temperature, thresholds } = model
  const { side, views } = model.input

  /** The network does not run on a photo that is too dark or too blurred. */
  return async (pixels: Pixels): Promise<Observation & { fingerprint: Fingerprint }> => {
    const base = toBaseSquare(kernels, pixels)
    const quality = photoQuality(base)
    const seen = { ...quality, fingerprint: fingerprintOf(base) }
    if (qualityFault(quality, thresholds)) return { probabilities: labels.map(() => 0), ...seen }
    const outputs = await run(views.map((view) => cutView(kernels, base, view, side)))
    const posteriors = outputs.map(({ logits }) => softmax(logits, temperature))
    const probabilities = labels.map((_, label) => mean(posteriors.map((posterior) => posterior[label] ?? 0)))
    const sick = outputs.flatMap((output) => (output.sick === undefined ? [] : 1 / (1 + Math.exp(-output.sick))))
    return { probabilities, ...seen, ...(sick.length > 0 && { sick: mean(sick) }) }
  }
}

function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const highest = Math.max(...Array.from(logits))
  const raised = Array.from(logits, (logit) => Math.exp((logit - highest) / temperature))
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
