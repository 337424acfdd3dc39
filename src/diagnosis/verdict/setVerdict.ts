import type { PhotolessCropId } from '~/contract/crops/crops'

import type { Observation, Thresholds, Told } from './observation'
import { combine } from './posterior'
import { isUsable } from './usable'
import { clearCrop, decide, isFar, mayBeTooFar, readPosterior, withHealth } from './verdict'
import type { Verdict } from './verdict'

/** `isLeftOut`: it clearly shows another crop than the told one, which other photos show. Read as if no crop were told. */
type SetPhoto = Verdict & { isLeftOut?: true }

/**
 * `photos`: what each photo shows by itself, in their order. `posterior`: of all that count together and not yet conditioned
 * on the told crop; none when no photo is usable.
 */
type SetVerdict = {
  verdict: Verdict
  posterior?: number[]
  photos: SetPhoto[]
}

/**
 * One verdict on up to six photos of one field. Photos that are too dark, too blurred or show no leaf are left out of it;
 * where none is left, the first photo's verdict is that of all. Photos of different crops get no result, or one on those
 * of the told crop. Word and photos contradict each other when most photos do.
 * Throws a RangeError for no photo, for more than `thresholds.sets` knows, and as `decide` does.
 */
export function decideSet(
  observations: readonly Observation[],
  labels: readonly string[],
  thresholds: Thresholds,
  told?: Told,
): SetVerdict {
  const usable = observations.filter((observation) => isUsable(observation, labels, thresholds))
  const crops = new Map(usable.map((one) => [one, clearCrop(one.probabilities, labels, thresholds)] as const))
  const leftOut = told ? ofOtherCrops(crops, told) : new Set<Observation>()
  const photos = observations.map((one): SetPhoto =>
    leftOut.has(one) ? { ...decide(one, labels, thresholds), isLeftOut: true } : decide(one, labels, thresholds, told),
  )
  const [first] = photos
  if (first === undefined) throw new RangeError('No photo to decide on.')
  if (usable.length === 0) return { verdict: first, photos }
  const counted = usable.filter((one) => !leftOut.has(one))
  const probabilities = counted.map((one) => one.probabilities)
  const posterior = combine(probabilities, thresholds.sets)
  if (!told && haveDifferentCrops(usable, labels, thresholds))
    return { verdict: { kind: 'mixedCrops' }, posterior, photos }
  const doubting = photos.filter(({ kind, isLeftOut }) => kind === 'contradiction' || isLeftOut).length
  if (told && !told.confirmed && doubting * 2 > usable.length)
    return { verdict: { kind: 'contradiction', crop: told.crop }, posterior, photos }
  const verdict = readPosterior(posterior, labels, thresholds, told && { ...told, confirmed: true })
  const areFar = counted.every((observation) => isFar(observation, thresholds))
  if (areFar && mayBeTooFar(verdict)) return { verdict: { kind: 'tooFar' }, posterior, photos }
  const isMixed = told && crops.size > 1 && [...crops.values()].some((crop) => crop && crop !== told.crop)
  return { verdict: withHealth(isMixed ? asMixed(verdict) : verdict, counted, thresholds), posterior, photos }
}

/** Whether photos that can be judged clearly show different crops. */
export function haveDifferentCrops(photos: readonly Observation[], labels: readonly string[], thresholds: Thresholds) {
  const usable = photos.filter((photo) => isUsable(photo, labels, thresholds))
  const crops = usable.map(({ probabilities }) => clearCrop(probabilities, labels, thresholds))
  return new Set(crops.filter(Boolean)).size > 1
}

/** The farmer's word alone makes no answer very sure where a photo clearly shows another crop. */
export function asMixed(verdict: Verdict): Verdict {
  if (verdict.kind === 'confident') return { ...verdict, sureness: 'fairly', mixed: true }
  return verdict.kind === 'ranked' ? { ...verdict, mixed: true } : verdict
}

/** On photos of a crop that the network does not know: whether the leaves show signs of trouble, or why they cannot be seen. */
export function decideOther(
  observations: readonly Observation[],
  labels: readonly string[],
  thresholds: Thresholds,
  crop?: PhotolessCropId,
): Verdict {
  const usable = observations.filter((observation) => isUsable(observation, labels, thresholds))
  const [first] = observations
  if (first !== undefined && usable.length === 0) return decide(first, labels, thresholds)
  if (usable.length > 0 && usable.every((observation) => isFar(observation, thresholds))) return { kind: 'tooFar' }
  return withHealth({ kind: 'otherCrop', ...(crop && { crop }) }, usable, thresholds)
}

/** Where no photo clearly shows the told crop, the network may not know its leaves: none is left out. */
function ofOtherCrops(crops: ReadonlyMap<Observation, string | undefined>, { crop }: Told): Set<Observation> {
  if (![...crops.values()].includes(crop)) return new Set()
  return new Set([...crops].filter(([, clear]) => clear !== undefined && clear !== crop).map(([one]) => one))
}
