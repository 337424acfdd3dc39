import { OTHER_CROP } from '~/contract/endpoints'
import type { ErrorCode } from '~/contract/errors/errors'
import { decide, decideSet, isCropId, labelPrefixOf, readAnswered } from '~/diagnosis'
import type { AnsweredQuestion, CropId, Observation, Posterior, Verdict } from '~/diagnosis'

import type { Classifier } from './classifier'
import { DomainError, refuse } from './errors'

/** What the farmer says about the crop. */
export type CropChoice = CropId | typeof OTHER_CROP

/**
 * What one photo shows by itself, or why it could not be read. `observation`: what a correction of the crop reads again;
 * earlier releases did not store it.
 */
export type PhotoVerdict = (Verdict & { observation?: Observation }) | { kind: 'unreadable'; code: ErrorCode }

/** `posterior`: of all usable photos together, undefined where none is usable. `photos`: empty for a single photo. */
export type Judgement = { verdict: Verdict; posterior: Posterior | undefined; photos: PhotoVerdict[] }

type Network = Pick<Classifier, 'labels' | 'thresholds'>
type JudgeDeps = { classifier: Network & Pick<Classifier, 'classify'>; accountId: string; signal: AbortSignal }

/** Rejects with 'invalid' for anything but the id of a crop or 'other'. */
export function parseCrop(crop: string): CropChoice {
  if (crop === OTHER_CROP || isCropId(crop)) return crop
  throw refuse('invalid', 'cropUnknown')
}

/**
 * One verdict on photos of the same field, classified one after another so that a set waits like a single photo.
 * In a set a photo that cannot be read counts for nothing; rejects as the classifier does when none can be read.
 */
export async function judgePhotos(
  photos: readonly Uint8Array[],
  crop: CropChoice | undefined,
  { classifier, ...client }: JudgeDeps,
): Promise<Judgement> {
  if (crop === OTHER_CROP) return { verdict: { kind: 'otherCrop' }, posterior: undefined, photos: [] }
  const seen: (Observation | DomainError)[] = []
  for (const photo of photos) seen.push(await classifier.classify(photo, client).catch(unreadable))
  const observations = seen.filter((one): one is Observation => !(one instanceof DomainError))
  const [first] = seen
  if (observations.length === 0 && first instanceof DomainError) throw first
  const { labels, thresholds } = classifier
  const judged = decideSet(observations, labels, thresholds, crop && { crop: labelPrefixOf(crop) })
  const verdicts = [...judged.photos]
  const each = seen.map((one): PhotoVerdict => {
    if (one instanceof DomainError) return { kind: 'unreadable', code: one.code }
    return { ...(verdicts.shift() ?? { kind: 'notALeaf' }), observation: one }
  })
  return { verdict: judged.verdict, posterior: judged.posterior, photos: photos.length > 1 ? each : [] }
}

type Said = { toldCrop: CropChoice | undefined; answered: readonly AnsweredQuestion[] }
type Readable = { posterior: Posterior | undefined; modelVersion: string; photos: readonly PhotoVerdict[] }

/** The stored posterior and photos read again with what the farmer has said; undefined where another network made them. */
export function judgeAgain(
  stored: Readable,
  { toldCrop, answered }: Said,
  { labels, thresholds, version }: Network & Pick<Classifier, 'version'>,
): { verdict: Verdict; photos: readonly PhotoVerdict[] } | undefined {
  if (toldCrop === OTHER_CROP) return { verdict: { kind: 'otherCrop' }, photos: stored.photos }
  if (stored.posterior === undefined || stored.modelVersion !== version) return undefined
  const told = toldCrop && { crop: labelPrefixOf(toldCrop), confirmed: true }
  const verdict = readAnswered(stored.posterior, labels, { thresholds, told, answered })
  const photos = stored.photos.map((photo) =>
    photo.kind === 'unreadable' || !photo.observation
      ? photo
      : { ...decide(photo.observation, labels, thresholds, told), observation: photo.observation },
  )
  return { verdict, photos: photos.every(isReadAgain) ? photos : [] }
}

/** What an earlier release has stored shows the first crop only. */
const isReadAgain = (photo: PhotoVerdict) => photo.kind === 'unreadable' || photo.observation !== undefined

function unreadable(error: unknown): DomainError {
  if (error instanceof DomainError && (error.reason === 'invalid' || error.reason === 'unsupportedMedia')) return error
  throw error
}
