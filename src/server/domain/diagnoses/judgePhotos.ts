import { isPhotoless } from '~/contract/crops/crops'
import type { PhotolessCropId } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import type { ErrorCode } from '~/contract/errors/errors'
import {
  asMixed,
  decideOther,
  decideSet,
  haveDifferentCrops,
  isCropId,
  isPaid,
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

/** A crop that the network has not learned. */
type StrangeCrop = PhotolessCropId | typeof OTHER_CROP
/** What the farmer says about the crop. */
export type CropChoice = CropId | StrangeCrop

/** Could not be read, or shows the same picture as the photo at the place `of`, which counts for both. */
type Skipped = { kind: 'unreadable'; code: ErrorCode } | { kind: 'copy'; of: number }

/**
 * What one photo shows by itself, or why it was not looked at. `observation`: what a correction of the crop reads again.
 * `isLeftOut`: it shows another crop than the told one.
 */
export type PhotoVerdict = (Verdict & { observation: Observation; isLeftOut?: true }) | Skipped

/** `posterior`: of all photos that count together, undefined where none does. `photos`: empty for a single photo. */
export type Judgement = { verdict: Verdict; posterior: Posterior | undefined; photos: PhotoVerdict[] }

type Network = Pick<Classifier, 'labels' | 'thresholds'>
type JudgeDeps = {
  classifier: Network & Pick<Classifier, 'classify'>
  accountId: string
  signal: AbortSignal
  timeoutMs?: number
}

/** For all photos of a call, with their waits for a worker. The client gives up after ten seconds. */
const TIMEOUT_MS = 8_000

/** Rejects with 'invalid' for anything but the id of a crop, also one that has only a page in the library, or 'other'. */
export function parseCrop(crop: string): CropChoice {
  if (isStrangeCrop(crop) || isCropId(crop)) return crop
  throw refuse('invalid', 'cropUnknown')
}

export const isStrangeCrop = (crop: string): crop is StrangeCrop => crop === OTHER_CROP || isPhotoless(crop)

/**
 * One verdict on photos of the same field, classified one after another so that a set waits like a single photo.
 * In a set a photo that cannot be read counts for nothing, and copies of one picture count once; rejects as the
 * classifier does when none can be read, and with 'unavailable' after eight seconds.
 */
export async function judgePhotos(
  photos: readonly Uint8Array[],
  crop: CropChoice | undefined,
  deps: JudgeDeps,
): Promise<Judgement> {
  const seen = await classifyAll(photos, deps)
  const { classifier } = deps
  const [first] = seen
  if (first instanceof DomainError && seen.every((one) => one instanceof DomainError)) throw first
  const originals = withoutCopies(seen, classifier)
  if (crop !== undefined && isStrangeCrop(crop)) return judgeStrange(crop, originals, classifier)
  const judged = judgeSet(originals, classifier, crop && { crop: labelPrefixOf(crop) })
  return photos.length > 1 ? judged : { ...judged, photos: [] }
}

/** A photo without a fault of its own that shows the same as an earlier one is not looked at again. */
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

/** Without a posterior, which a correction would read for free as a crop that is paid for. */
function judgeStrange(
  crop: StrangeCrop,
  seen: readonly (Skipped | Observation)[],
  { labels, thresholds }: Network,
): Judgement {
  const observations = seen.flatMap((one) => ('kind' in one ? [] : one))
  const verdict = decideOther(observations, labels, thresholds, isPhotoless(crop) ? crop : undefined)
  return { verdict, posterior: undefined, photos: [] }
}

/** Rejects with 'unavailable' when they take too long together; those that still wait are dropped. */
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
  modelVersion: string
  photos: readonly PhotoVerdict[]
}

/**
 * The stored posterior and photos read again with what the farmer has said; undefined where another network made them.
 * Rejects with 'conflict' where that would be a second answer, about the plants of another crop in the same photos.
 */
export function judgeAgain(
  stored: Readable,
  { toldCrop, replies }: Correction,
  network: Network & Pick<Classifier, 'version'>,
): { verdict: Verdict; photos: readonly PhotoVerdict[] } | undefined {
  if (toldCrop !== stored.toldCrop && isPaid(stored.verdict) && showsSeveralCrops(stored, network))
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
  return { verdict: isMixed ? asMixed(verdict) : verdict, photos: set?.photos ?? [] }
}

const showsSeveralCrops = ({ photos }: Readable, { labels, thresholds }: Network) =>
  haveDifferentCrops(
    photos.flatMap((photo) => (isSkipped(photo) ? [] : photo.observation)),
    labels,
    thresholds,
  )

/** What was seen of it stays, whatever the crop is called. */
const healthIn = (verdict: Verdict) =>
  'health' in verdict && verdict.health !== undefined ? { health: verdict.health } : {}

const isSkipped = (photo: PhotoVerdict): photo is Skipped => photo.kind === 'unreadable' || photo.kind === 'copy'

function unreadable(error: unknown): DomainError {
  if (error instanceof DomainError && (error.reason === 'invalid' || error.reason === 'unsupportedMedia')) return error
  throw error
}
