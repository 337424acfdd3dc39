import { isUsable, qualityFault } from '~/diagnosis'
import type { Fingerprint, Observation } from '~/diagnosis'

import type { Kernels } from './kernels'
import { mean, sumOf } from './mean'
import type { Model } from './model'
import { fingerprintOf } from './photoFingerprint'
import { photoQuality } from './photoQuality'
import { resample } from './resample'
import type { Pixels, Square } from './resample'
import { BASE_SIDE, cutView, squaresOf } from './views'
import type { View } from './views'

/** What the network says of one view: a logit for each label, and the log odds that the leaf is sick. */
export type ViewOutput = { logits: ArrayLike<number>; sick?: number | undefined }

type LeafReading = Observation & { fingerprint: Fingerprint }

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
  const showsLeaf = (seen: LeafReading) => isUsable(seen, labels, thresholds)

  /** The network does not run on what is too dark or too blurred. */
  const observeSquare = async (pixels: Pixels, square: Square, cuts: readonly View[]): Promise<LeafReading> => {
    const base = resample(kernels, pixels, square, BASE_SIDE)
    const quality = photoQuality(base)
    const seen = { ...quality, fingerprint: fingerprintOf(base) }
    if (qualityFault(quality, thresholds)) return { probabilities: labels.map(() => 0), ...seen }
    const outputs = await run(cuts.map((view) => cutView(kernels, base, view, side)))
    const posteriors = outputs.map(({ logits }) => softmax(logits, temperature))
    const probabilities = labels.map((_, label) => mean(posteriors.map((posterior) => posterior[label] ?? 0)))
    const sick = outputs.flatMap((output) => (output.sick === undefined ? [] : 1 / (1 + Math.exp(-output.sick))))
    return { probabilities, ...seen, ...(sick.length > 0 && { sick: mean(sick) }) }
  }

  /** Of the first square that shows a leaf, or else of the middle. The ends get one view each: as good, decision 050. */
  return async (pixels: Pixels): Promise<LeafReading> => {
    const [middle, ...ends] = squaresOf(pixels)
    const first = await observeSquare(pixels, middle, views)
    let seen = first
    for (const end of ends) if (!showsLeaf(seen)) seen = await observeSquare(pixels, end, views.slice(0, 1))
    return showsLeaf(seen) ? seen : first
  }
}

function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const highest = Math.max(...Array.from(logits))
  const raised = Array.from(logits, (logit) => Math.exp((logit - highest) / temperature))
  const total = sumOf(raised)
  return raised.map((value) => value / total)
}
