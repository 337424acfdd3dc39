import { NOT_A_LEAF } from './catalogue/catalogue'
import { combine } from './posterior'
import { decide, isFar, mayBeTooFar, qualityFault, readPosterior } from './verdict'
import type { Observation, Thresholds, Told, Verdict } from './verdict'

/**
 * `photos`: what each photo shows by itself, in their order. `posterior`: of all usable ones together and not yet conditioned on
 * the told crop, so that it can be stored and read again; none when no photo is usable.
 */
type SetVerdict = {
  verdict: Verdict
  posterior?: number[]
  photos: Verdict[]
}

/**
 * One verdict on up to six photos of one field. Photos that are too dark, too blurred or show no leaf are left out of it;
 * where none is left, the first photo's verdict is that of all. Word and photos contradict each other when most photos do.
 * Throws a RangeError for no photo, for more than `thresholds.sets` knows, and as `decide` does.
 */
export function decideSet(
  observations: readonly Observation[],
  labels: readonly string[],
  thresholds: Thresholds,
  told?: Told,
): SetVerdict {
  const photos = observations.map((observation) => decide(observation, labels, thresholds, told))
  const [first] = photos
  if (first === undefined) throw new RangeError('No photo to decide on.')
  const usable = observations.filter((observation) => !isUnusable(observation, labels, thresholds))
  if (usable.length === 0) return { verdict: first, photos }
  const posterior = combine(
    usable.map(({ probabilities }) => probabilities),
    thresholds.sets,
  )
  const doubting = photos.filter(({ kind }) => kind === 'contradiction').length
  if (told && doubting * 2 > usable.length)
    return { verdict: { kind: 'contradiction', crop: told.crop }, posterior, photos }
  const verdict = readPosterior(posterior, labels, thresholds, told && { ...told, confirmed: true })
  const areFar = usable.every((observation) => isFar(observation, thresholds))
  return { verdict: areFar && mayBeTooFar(verdict) ? { kind: 'tooFar' } : verdict, posterior, photos }
}

function isUnusable(observation: Observation, labels: readonly string[], thresholds: Thresholds) {
  const noLeaf = observation.probabilities[labels.indexOf(NOT_A_LEAF)] ?? 0
  return qualityFault(observation, thresholds) !== undefined || noLeaf >= thresholds.notALeaf
}
