import { leafPack } from '~/client/storage/leafPackStorage'
import type { Place } from '~/contract/countries'
import { isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'
import {
  decideOther,
  decideSet,
  isCropId,
  isUsable,
  labelPrefixOf,
  levelOf,
  loadedWords,
  previewFor,
  originalsOf,
  type Thresholds,
  type Verdict,
} from '~/diagnosis'

import { leafOnPhone } from './leafOnPhone'
import type { LeafReading } from './leafWorker'

/** What this phone judges by itself. It is no diagnosis and belongs to no account. */
export type Look = { verdict: Verdict; modelVersion: string }

/** Judges the copies that would be sent, as the server does. Rejects without a complete pack or readable photos. */
export async function look(copies: readonly Blob[], crop: string | null = null, isConfirmed = false): Promise<Look> {
  const pack = await leafPack.readKept()
  if (!pack) throw new Error('No leaf pack is kept.')
  const seen = []
  for (const copy of copies) seen.push(await leafOnPhone.observe(pack, copy)) // one decoded photo at a time
  const [first] = seen
  if (!first) throw new RangeError('No photo to look at.')
  return {
    verdict: judge(
      seen.map((one) => one.seen),
      first.model,
      crop,
      isConfirmed,
    ),
    modelVersion: first.model.version,
  }
}

/** Like the server's `judgePhotos`: copies of one picture count once. `isConfirmed`: the crop is the user's reply. */
export function judge(
  seen: readonly LeafReading[],
  { labels, thresholds }: { labels: readonly string[]; thresholds: Thresholds },
  crop: string | null,
  isConfirmed = false,
): Verdict {
  const originals = originalsOf(seen.map((one) => (isUsable(one, labels, thresholds) ? one.fingerprint : undefined)))
  const counted = seen.filter((_, index) => originals[index] === undefined)
  if (crop === OTHER_CROP || isPhotoless(crop))
    return decideOther(counted, labels, thresholds, isPhotoless(crop) ? crop : undefined)
  const told = crop !== null && isCropId(crop) ? { crop: labelPrefixOf(crop), confirmed: isConfirmed } : undefined
  return decideSet(counted, labels, thresholds, told).verdict
}

/** The words of that language must be loaded. */
export const resultOfPreview = ({ verdict }: Look, language: Language, place: Place) =>
  previewFor(verdict, loadedWords(language, place))

export function labelOfPreview({ verdict }: Look, place: Place): string | null {
  if (verdict.kind === 'confident') return verdict.label
  return verdict.kind === 'ranked' && levelOf(verdict, place) === 'probable'
    ? (verdict.candidates[0]?.label ?? null)
    : null
}

/** The result is a question about one crop. */
export const asksCrop = ({ verdict: { kind } }: Look) => kind === 'cropQuestion' || kind === 'contradiction'

/** A photo with a fault is not judged, so another crop changes nothing. */
export const isCorrectable = ({ verdict: { kind } }: Look) => !['tooDark', 'tooBlurred', 'falseColours'].includes(kind)
