import type { PhotolessCropId } from '~/contract/crops/crops'

import type { Observation, Thresholds, Told } from './observation'
import { combine } from './posterior'
import { isUsable } from './usable'
import { clearCrop, contradict, decide, isFar, mayBeTooFar, readPosterior, withHealth, type Verdict } from './verdict'

/** `isLeftOut`: clearly shows another crop than the entered one, which other photos show. Read without that crop. */
type SetPhoto = Verdict & { isLeftOut?: true }

/**
 * `photos`: verdicts on each photo alone, in order. `posterior`: of all counted photos, before conditioning on the
 * entered crop; undefined if no photo is usable.
 */
type SetVerdict = {
  verdict: Verdict
  posterior?: number[]
  photos: SetPhoto[]
}

/**
 * One verdict on a scan of up to six photos. Leaves out photos that are too dark, too blurred or show no leaf; if none
 * is left, uses the first photo's verdict. Photos of different crops get no result, or one on those of the entered
 * crop. A contradiction needs most photos. Throws a RangeError without photos, for more than `thresholds.sets` covers,
 * and as `decide` does.
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
    return { verdict: contradict(posterior, labels, told), posterior, photos }
  const verdict = readPosterior(posterior, labels, thresholds, told && { ...told, confirmed: true })
  const areFar = counted.every((observation) => isFar(observation, thresholds))
  if (areFar && mayBeTooFar(verdict)) return { verdict: { kind: 'tooFar' }, posterior, photos }
  const isMixed = told && crops.size > 1 && [...crops.values()].some((crop) => crop && crop !== told.crop)
  return { verdict: withHealth(isMixed ? asMixed(verdict) : verdict, counted, thresholds), posterior, photos }
}

/** Whether usable photos clearly show different crops. */
export function haveDifferentCrops(photos: readonly Observation[], labels: readonly string[], thresholds: Thresholds) {
  const usable = photos.filter((photo) => isUsable(photo, labels, thresholds))
  const crops = usable.map(({ probabilities }) => clearCrop(probabilities, labels, thresholds))
  return new Set(crops.filter(Boolean)).size > 1
}

/** The entered crop alone makes no result very sure if a photo clearly shows another crop. */
function asMixed(verdict: Verdict): Verdict {
  if (verdict.kind === 'confident') return { ...verdict, sureness: 'fairly', mixed: true }
  return verdict.kind === 'ranked' ? { ...verdict, mixed: true } : verdict
}

/** For crops outside the training data: whether the leaves show signs of trouble, or why that cannot be seen. */
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

/** If no photo clearly shows the entered crop, the network may not know its leaves: leaves none out. */
function ofOtherCrops(crops: ReadonlyMap<Observation, string | undefined>, { crop }: Told): Set<Observation> {
  if (![...crops.values()].includes(crop)) return new Set()
  return new Set([...crops].filter(([, clear]) => clear !== undefined && clear !== crop).map(([one]) => one))
}
