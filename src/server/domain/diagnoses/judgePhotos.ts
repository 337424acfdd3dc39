import { isPhotoless, type PhotolessCropId } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import type { ErrorCode } from '~/contract/errors/errors'
import {
  decideOther,
  decideSet,
  haveDifferentCrops,
  isCropId,
  isUsable,
  labelPrefixOf,
  mayBeTooFar,
  originalsOf,
  readWithReplies,
} from '~/diagnosis'
import type { CropId, Observation, Posterior, Reply, Told, Verdict } from '~/diagnosis'

import { settleWithin } from '../deadline'
import { DomainError, refuse } from '../domainError'
import type { Classified, Classifier } from './classifier'

/** A crop outside the training data. */
type StrangeCrop = PhotolessCropId | typeof OTHER_CROP
export type CropChoice = CropId | StrangeCrop

/** An unreadable photo, or a copy of the photo at index `of`, which counts for both. */
type Skipped = { kind: 'unreadable'; code: ErrorCode } | { kind: 'copy'; of: number }

/**
 * The verdict on one photo alone, or why it was skipped. `observation`: what a correction of the crop reads again.
 * `isLeftOut`: shows another crop than the one entered.
 */
export type PhotoVerdict = (Verdict & { observation: Observation; isLeftOut?: true }) | Skipped

/** `posterior`: of all counted photos together; undefined if there are none. `photos`: empty for a single photo. */
export type Judgement = { verdict: Verdict; posterior: Posterior | undefined; photos: PhotoVerdict[] }

type Network = Pick<Classifier, 'labels' | 'thresholds'>
/** `replies`: given before the photo. */
type FarmerTold = { crop: CropChoice | undefined; replies?: readonly Reply[] }
type JudgeDeps = {
  classifier: Network & Pick<Classifier, 'classify'>
  accountId: string
  signal: AbortSignal
  timeoutMs?: number
}

/** More than all other crops together. */
const LIKELIEST = 0.5

/** For all photos of a call, including their time in the queue. The client gives up after ten seconds. */
const TIMEOUT_MS = 8_000

/** Accepts crops that photos can be judged for, and 'other'; rejects with 'invalid' for anything else. */
export function parseCrop(crop: string): CropChoice {
  if (isStrangeCrop(crop) || isCropId(crop)) return crop
  throw refuse('invalid', 'cropUnknown')
}

export const isStrangeCrop = (crop: string): crop is StrangeCrop => crop === OTHER_CROP || isPhotoless(crop)

/**
 * One verdict on a scan. Classifies its photos one at a time, so that a scan queues like a single photo. Skips
 * unreadable photos and counts copies once; rejects as the classifier does if none can be read, and with 'unavailable'
 * after eight seconds.
 */
export async function judgePhotos(
  photos: readonly Uint8Array[],
  { crop, replies = [] }: FarmerTold,
  deps: JudgeDeps,
): Promise<Judgement> {
  const seen = await classifyAll(photos, deps)
  const { classifier } = deps
  const [first] = seen
  if (first instanceof DomainError && seen.every((one) => one instanceof DomainError)) throw first
  const originals = withoutCopies(seen, classifier)
  if (crop !== undefined && isStrangeCrop(crop)) return judgeStrange(crop, originals, classifier)
  const told = crop && { crop: labelPrefixOf(crop) }
  const judged = withReplies(judgeSet(originals, classifier, told), classifier, { told, replies })
  return photos.length > 1 ? judged : { ...judged, photos: [] }
}

/** Replies change only what names something. */
export const mayCountReplies = ({ kind }: Verdict) => ['confident', 'ranked', 'unsure'].includes(kind)

/** As after the answer. */
function withReplies(
  judged: Judgement,
  { labels, thresholds }: Network,
  { told, replies }: { told: Told | undefined; replies: readonly Reply[] },
): Judgement {
  const { verdict, posterior } = judged
  if (replies.length === 0 || posterior === undefined || !mayCountReplies(verdict)) return judged
  const read = readWithReplies(posterior, labels, { thresholds, told: told && { ...told, confirmed: true }, replies })
  return { ...judged, verdict: 'mixed' in verdict ? lessSure(read) : read }
}

/** Skips a usable photo that shows the same as an earlier one. */
function withoutCopies(seen: readonly (Classified | DomainError)[], { labels, thresholds }: Network) {
  const isSeen = (one: Classified | DomainError): one is Classified => !(one instanceof DomainError)
  const originals = originalsOf(
    seen.map((one) => (isSeen(one) && isUsable(one, labels, thresholds) ? one.fingerprint : undefined)),
  )
  return seen.map((one, index): Skipped | Observation => {
    const of = originals[index]
    if (!isSeen(one)) return { kind: 'unreadable', code: one.code }
    if (of !== undefined) return { kind: 'copy', of }
    const { probabilities, brightness, sharpness, coherence, greenness, plantHues, colours, sick } = one
    const quality = { brightness, sharpness, coherence, greenness, plantHues, colours }
    return { probabilities, ...quality, ...(sick !== undefined && { sick }) }
  })
}

function judgeSet(seen: readonly (Skipped | Observation)[], { labels, thresholds }: Network, told?: Told): Judgement {
  const observations = seen.flatMap((one) => ('kind' in one ? [] : one))
  const { verdict, posterior, photos } = decideSet(observations, labels, thresholds, told)
  const verdicts = [...photos]
  const each = seen.map((one): PhotoVerdict =>
    'kind' in one ? one : { ...(verdicts.shift() ?? { kind: 'notALeaf' }), observation: one },
  )
  return { verdict, posterior, photos: each }
}

/** Has no posterior: a correction would use it to read a paid crop for free. */
function judgeStrange(
  crop: StrangeCrop,
  seen: readonly (Skipped | Observation)[],
  { labels, thresholds }: Network,
): Judgement {
  const observations = seen.flatMap((one) => ('kind' in one ? [] : one))
  const verdict = decideOther(observations, labels, thresholds, isPhotoless(crop) ? crop : undefined)
  return { verdict, posterior: undefined, photos: [] }
}

/** Rejects with 'unavailable' on timeout and drops queued photos. */
async function classifyAll(
  photos: readonly Uint8Array[],
  { classifier, timeoutMs = TIMEOUT_MS, ...client }: JudgeDeps,
) {
  const late = new AbortController()
  const signal = AbortSignal.any([client.signal, late.signal])
  const oneByOne = async () => {
    const seen: (Classified | DomainError)[] = []
    for (const photo of photos) seen.push(await classifier.classify(photo, { ...client, signal }).catch(unreadable))
    return seen
  }
  return settleWithin(timeoutMs, oneByOne(), () => {
    late.abort()
    throw refuse('unavailable', 'photoFailed')
  })
}

type Correction = { toldCrop: CropChoice | undefined; replies: readonly Reply[] }
type Readable = {
  toldCrop?: CropChoice | undefined
  verdict: Verdict
  posterior: Posterior | undefined
  charge: number
  modelVersion: string
  photos: readonly PhotoVerdict[]
}

/**
 * Reads the stored posterior and photos again with the farmer's corrections; undefined if another network made them.
 * Rejects with 'conflict' if it would give a second result, for another crop in the same photos.
 */
export function judgeAgain(
  stored: Readable,
  { toldCrop, replies }: Correction,
  network: Network & Pick<Classifier, 'version'>,
): { verdict: Verdict; photos: readonly PhotoVerdict[] } | undefined {
  if (toldCrop !== stored.toldCrop && stored.charge > 0 && showsSeveralCrops(stored, network))
    throw refuse('conflict', 'oneCropAnswered')
  if (toldCrop !== undefined && isStrangeCrop(toldCrop)) {
    if (stored.verdict.kind === 'tooFar') return { verdict: stored.verdict, photos: stored.photos }
    const health = healthIn(stored.verdict)
    const verdict: Verdict = { kind: 'otherCrop', ...(isPhotoless(toldCrop) && { crop: toldCrop }), ...health }
    return { verdict, photos: stored.photos }
  }
  if (stored.posterior === undefined || stored.modelVersion !== network.version) return undefined
  const told = toldCrop && { crop: labelPrefixOf(toldCrop), confirmed: true }
  const seen = stored.photos.map((photo) => (isSkipped(photo) ? photo : photo.observation))
  const set = seen.length > 0 ? judgeSet(seen, network, told) : undefined
  const posterior = set?.posterior ?? stored.posterior
  const verdict = readWithReplies(posterior, network.labels, { thresholds: network.thresholds, told, replies })
  const isMixed = set !== undefined && 'mixed' in set.verdict
  if (stored.verdict.kind === 'tooFar' && mayBeTooFar(verdict))
    return { verdict: stored.verdict, photos: set?.photos ?? [] }
  return { verdict: isMixed ? lessSure(verdict) : verdict, photos: set?.photos ?? [] }
}

/** As `asMixed`, but without its question about the crop: that has had its reply. */
const lessSure = (verdict: Verdict): Verdict =>
  verdict.kind === 'confident' ? { ...verdict, sureness: 'fairly' } : verdict

/** A photo in doubt shows its likeliest crop once one is named, else naming each in turn would give a result for each. */
function showsSeveralCrops({ photos, toldCrop }: Readable, { labels, thresholds }: Network) {
  const isNamed = toldCrop !== undefined && !isStrangeCrop(toldCrop)
  const observations = photos.flatMap((photo) => (isSkipped(photo) ? [] : photo.observation))
  return haveDifferentCrops(observations, labels, isNamed ? { ...thresholds, confident: LIKELIEST } : thresholds)
}

/** The health verdict holds for any crop. */
const healthIn = (verdict: Verdict) =>
  'health' in verdict && verdict.health !== undefined ? { health: verdict.health } : {}

const isSkipped = (photo: PhotoVerdict): photo is Skipped => photo.kind === 'unreadable' || photo.kind === 'copy'

function unreadable(error: unknown): DomainError {
  if (error instanceof DomainError && (error.reason === 'invalid' || error.reason === 'unsupportedMedia')) return error
  throw error
}
