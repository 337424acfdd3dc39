import type { PhotolessCropId } from '~/contract/crops/crops'

import { cropOf, describes, entryFor, hasAlert } from '../catalogue/catalogue'
import { NOT_A_LEAF, OTHER_PLANT } from '../catalogue/strangeLabels'
import { twinOf } from '../catalogue/twins'
import { healthOf, type Health, type Observation, type Thresholds, type Told } from './observation'
import { condition, requirePairs, type Posterior } from './posterior'
import { qualityFault } from './usable'

export type Candidate = { label: string; probability: number }

/** `mixed`: a photo of the scan clearly shows another crop than the entered one. */
type Mixed = { mixed?: true }

/** `alternatives`: the next-best labels, most likely first. */
type Confident = Candidate & Mixed & { kind: 'confident'; sureness: 'very' | 'fairly'; alternatives: Candidate[] }

export type Verdict =
  | Confident
  /** Two or three labels, most likely first. `tooFewPlaces`: the first is likely, but its own bar forbids more. */
  | ({ kind: 'ranked'; candidates: Candidate[]; tooFewPlaces?: true } & Mixed)
  | { kind: 'unsure'; candidates: Candidate[] }
  | { kind: 'notALeaf' }
  /** `health`: absent if the network is unsure of that, too. */
  | { kind: 'unknownCrop'; health?: Health }
  /** The farmer entered an unsupported crop, or "other". */
  | { kind: 'otherCrop'; crop?: PhotolessCropId; health?: Health }
  /** The crop was not entered, and the network is in doubt about it: asks before any result. `crop`: the likeliest. */
  | { kind: 'cropQuestion'; crop: string }
  /** The photo looks like another crop than the entered `crop`: like `seen`, if that has most of the probability. */
  | { kind: 'contradiction'; crop: string; seen?: string }
  /** Photos of a scan clearly show different crops. */
  | { kind: 'mixedCrops' }
  | { kind: 'tooDark' }
  | { kind: 'tooBlurred' }
  /** Grey, toned, a negative, or under coloured light. */
  | { kind: 'falseColours' }
  | { kind: 'tooFar' }

/** A question about the crop comes before any result. */
export type AsksCrop = Extract<Verdict, { kind: 'cropQuestion' | 'contradiction' }>

export const asksCrop = (verdict: Verdict): verdict is AsksCrop =>
  verdict.kind === 'cropQuestion' || verdict.kind === 'contradiction'

type Numbered = Candidate & { crop: string }
/** Probabilities of labels outside the crops. */
type Strange = { noLeaf: number; otherPlant: number }

const MAX_ALTERNATIVES = 2
/** A crop that has less is not suggested: something else is likelier. */
const MOST = 0.5
const NEVER = 1
const RANKED_SIZES = [2, 3] as const
/** Data has few healthy orange leaves, of one source, and only a laboratory can confirm greening. */
const GREENING = 'Orange___Haunglongbing_(Citrus_greening)'

/** A disease unknown in Kenya must not be the single confident result either. */
const isNeverAlone = (label: string) =>
  label === GREENING || (describes(label) && hasAlert(entryFor(label), 'unlikely'))

/**
 * Checks quality first, then leaf or not, then: a clear crop, one label sure enough, near enough, two or three labels
 * sure enough together. Names only labels of an entered crop. Throws a RangeError if the probabilities do not pair with
 * the labels, one is not finite, or no label is of the entered crop.
 */
export function decide(
  observation: Observation,
  labels: readonly string[],
  thresholds: Thresholds,
  told?: Told,
): Verdict {
  requirePairs(observation.probabilities, labels)
  const fault = qualityFault(observation, thresholds)
  if (fault) return { kind: fault }
  const verdict = readPosterior(observation.probabilities, labels, thresholds, told)
  return isFar(observation, thresholds) && mayBeTooFar(verdict)
    ? { kind: 'tooFar' }
    : withHealth(verdict, [observation], thresholds)
}

/** A leaf of an unknown crop still shows whether it has signs of trouble. */
export function withHealth(verdict: Verdict, leaves: readonly Observation[], thresholds: Thresholds): Verdict {
  if (verdict.kind !== 'unknownCrop' && verdict.kind !== 'otherCrop') return verdict
  const health = healthOf(leaves, thresholds)
  return { ...verdict, ...(health && { health }) }
}

/**
 * Reads a stored posterior, of a photo or scan, as `decide` does: after a corrected crop or a reply to a check. Throws
 * as `decide` does.
 */
export function readPosterior(
  posterior: Posterior,
  labels: readonly string[],
  thresholds: Thresholds,
  told?: Told,
): Verdict {
  requirePairs(posterior, labels)
  const noLeaf = posterior[labels.indexOf(NOT_A_LEAF)] ?? 0
  if (told) {
    const { posterior: left, share } = condition(posterior, labels, told.crop, thresholds.told.temperature)
    if (noLeaf >= thresholds.notALeaf) return { kind: 'notALeaf' }
    if (!told.confirmed && share < thresholds.told.contradiction) return contradict(posterior, labels, told)
    const own = sortCropLabels(left, labels).filter(({ crop }) => crop === told.crop)
    const verdict = judgeLeaf(own, { noLeaf: 0, otherPlant: 0 }, { ...thresholds, ...thresholds.told })
    return withoutTwins(verdict, () => readPosterior(posterior, labels, thresholds))
  }
  const otherPlant = posterior[labels.indexOf(OTHER_PLANT)] ?? 0
  if (noLeaf >= thresholds.notALeaf) return { kind: 'notALeaf' }
  return judgeLeaf(sortCropLabels(posterior, labels), { noLeaf, otherPlant }, thresholds)
}

/** Doubts the entered crop. */
export function contradict(posterior: Posterior, labels: readonly string[], { crop }: Told): Verdict {
  const [seen, mass] = heaviest(massByCrop(sortCropLabels(posterior, labels)))
  return { kind: 'contradiction', crop, ...(seen !== crop && mass >= MOST && { seen }) }
}

/** A label with a twin is very sure only if the photo shows so without the entered crop. */
function withoutTwins(verdict: Verdict, readUntold: () => Verdict): Verdict {
  if (verdict.kind !== 'confident' || verdict.sureness !== 'very' || !twinOf(verdict.label)) return verdict
  const untold = readUntold()
  const isSure = untold.kind === 'confident' && untold.label === verdict.label && untold.sureness === 'very'
  return isSure ? verdict : { ...verdict, sureness: 'fairly' }
}

/** The picture shows so much that each leaf is small. */
export const isFar = ({ coherence }: Observation, { minCoherence }: Thresholds) => coherence < minCoherence

/** A confident result holds at any distance. */
export const mayBeTooFar = ({ kind }: Verdict) =>
  kind !== 'confident' && kind !== 'notALeaf' && kind !== 'contradiction'

/** The crop that a photo shows with the certainty of a confident result. */
export function clearCrop(posterior: Posterior, labels: readonly string[], { confident }: Thresholds) {
  const [crop, mass] = heaviest(massByCrop(sortCropLabels(posterior, labels)))
  return mass >= confident ? crop : undefined
}

function judgeLeaf(sorted: readonly Numbered[], strange: Strange, thresholds: Thresholds): Verdict {
  const [first, ...others] = sorted
  if (first === undefined) return { kind: 'notALeaf' }
  const [crop, mass] = heaviest(massByCrop(sorted))
  if (mass < MOST) return { kind: 'unknownCrop' }
  if (mass < thresholds.crop || strange.otherPlant >= thresholds.otherPlant) return { kind: 'cropQuestion', crop }
  const likely = (bar: number) =>
    bar < NEVER && first.crop === crop && first.probability >= Math.max(bar, strange.noLeaf)
  if (likely(thresholds.confidentByLabel[first.label] ?? thresholds.confident))
    return confidentIn(first, others, thresholds)
  const ofCrop = sorted.filter((candidate) => candidate.crop === crop)
  const ranked = enough(ofCrop, thresholds.ranked) ?? enough(sorted, thresholds.ranked)
  if (ranked !== undefined)
    return { kind: 'ranked', candidates: ranked.map(bare), ...(likely(thresholds.confident) && { tooFewPlaces: true }) }
  return { kind: 'unsure', candidates: ofCrop.slice(0, MAX_ALTERNATIVES).map(bare) }
}

function confidentIn(first: Numbered, others: readonly Numbered[], { verySure }: Thresholds): Verdict {
  if (!isNeverAlone(first.label)) {
    const alternatives = others.slice(0, MAX_ALTERNATIVES).map(bare)
    const sureness = first.probability >= verySure ? 'very' : 'fairly'
    return { kind: 'confident', ...bare(first), sureness, alternatives }
  }
  const rival = others.find((candidate) => candidate.crop === first.crop)
  const candidates = [first, ...(rival === undefined ? [] : [rival])].map(bare)
  return rival === undefined ? { kind: 'unsure', candidates } : { kind: 'ranked', candidates }
}

/** The fewest candidates, two or three, that sum to the bar. */
function enough(sorted: readonly Numbered[], bar: number): readonly Numbered[] | undefined {
  return RANKED_SIZES.map((size) => sorted.slice(0, size)).find(
    (top) => top.length > 1 && top.reduce((sum, { probability }) => sum + probability, 0) >= bar,
  )
}

function sortCropLabels(probabilities: readonly number[], labels: readonly string[]): Numbered[] {
  return labels
    .map((label, index) => ({ label, crop: cropOf(label), probability: probabilities[index] ?? 0 }))
    .filter(({ label }) => label !== NOT_A_LEAF && label !== OTHER_PLANT)
    .sort((a, b) => b.probability - a.probability)
}

function massByCrop(candidates: readonly Numbered[]): Map<string, number> {
  const mass = new Map<string, number>()
  for (const { crop, probability } of candidates) mass.set(crop, (mass.get(crop) ?? 0) + probability)
  return mass
}

const heaviest = (mass: Map<string, number>) =>
  [...mass].reduce<readonly [string, number]>((a, b) => (b[1] > a[1] ? b : a), ['', 0])

const bare = ({ label, probability }: Candidate): Candidate => ({ label, probability })
