import { cropOf } from '../catalogue/catalogue'

/** Probability of each label, summing to 1, in the order of `labels.json`. */
export type Posterior = readonly number[]

/** Weight per number of photos: 1 if they are independent, 1/n if all tell the same. From `model.json`. */
export type SetWeights = Readonly<Record<string, number>>

/** How many times likelier a reply is with each label than with those left out, which get 1. */
type LikelihoodRatios = Readonly<Record<string, number>>

/** Ratios for each reply to a check on the plant. */
export type CheckRatios = Readonly<Record<'yes' | 'no', LikelihoodRatios>>

export type CheckReply = keyof CheckRatios | 'cannotTell'

/** Keeps logarithms finite; far below any decision threshold. */
const LEAST = 1e-12

/**
 * Conditions on a crop: renormalises its labels, sets others to 0, returns their former `share`. `temperature` divides
 * the logarithms: above 1 it makes the result less sure. Throws a RangeError if no label is of the crop, or the
 * posterior does not pair with the labels.
 */
export function condition(posterior: Posterior, labels: readonly string[], crop: string, temperature = 1) {
  requirePairs(posterior, labels)
  const isOwn = labels.map((label) => cropOf(label) === crop)
  if (!isOwn.includes(true)) throw new RangeError(`No label is of the crop "${crop}".`)
  const share = posterior.reduce((sum, value, index) => sum + (isOwn[index] ? value : 0), 0)
  const raised = posterior.map((value, index) => (isOwn[index] ? Math.max(value, LEAST) ** (1 / temperature) : 0))
  return { posterior: normalise(raised), share }
}

/**
 * One posterior of a scan: the product of its photos', each to the power in `weights` for their number. `condition`
 * before or after it gives the same, so a stored posterior can be read again when the crop is corrected. Throws a
 * RangeError without photos, for different lengths, and for more photos than `weights` covers.
 */
export function combine(posteriors: readonly Posterior[], weights: SetWeights): number[] {
  const [first] = posteriors
  if (first === undefined) throw new RangeError('No posterior to combine.')
  if (posteriors.length === 1) return [...first]
  const weight = weights[posteriors.length]
  if (weight === undefined) throw new RangeError(`No weight is known for ${posteriors.length} photos.`)
  if (posteriors.some(({ length }) => length !== first.length))
    throw new RangeError('The posteriors have different lengths.')
  const logs = first.map((_, label) =>
    posteriors.reduce((sum, posterior) => sum + Math.log(Math.max(posterior[label] ?? 0, LEAST)), 0),
  )
  const highest = Math.max(...logs)
  return normalise(logs.map((log) => Math.exp((log - highest) * weight)))
}

/**
 * The posterior after a reply to a check: each label's odds times its likelihood ratio. "Cannot tell" changes nothing.
 * Crops keep their shares: a check compares conditions of one crop and does not tell crops apart. Throws a RangeError
 * for a ratio that is not positive, or a posterior that does not pair with the labels.
 */
export function updateByReply(
  posterior: Posterior,
  labels: readonly string[],
  check: CheckRatios,
  reply: CheckReply,
): number[] {
  requirePairs(posterior, labels)
  if (reply === 'cannotTell') return [...posterior]
  const ratios = check[reply]
  if (!Object.values(ratios).every((ratio) => ratio > 0 && Number.isFinite(ratio)))
    throw new RangeError('A likelihood ratio is not a positive number.')
  const crops = labels.map(cropOf)
  const weighed = posterior.map((value, index) => value * (ratios[labels[index] ?? ''] ?? 1))
  const [before, after] = [sumByCrop(posterior, crops), sumByCrop(weighed, crops)]
  return weighed.map((value, index) => {
    const crop = crops[index] ?? ''
    return value === 0 ? 0 : (value * (before.get(crop) ?? 0)) / (after.get(crop) ?? 1)
  })
}

function sumByCrop(values: readonly number[], crops: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>()
  values.forEach((value, index) => sums.set(crops[index] ?? '', (sums.get(crops[index] ?? '') ?? 0) + value))
  return sums
}

/** Throws a RangeError if probabilities do not pair with the labels or are not finite. */
export function requirePairs(posterior: Posterior, labels: readonly string[]) {
  if (posterior.length !== labels.length)
    throw new RangeError(`${posterior.length} probabilities do not pair with ${labels.length} labels.`)
  if (!posterior.every(Number.isFinite)) throw new RangeError('A probability is not a finite number.')
}

function normalise(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => value / total)
}
