import { leafPack } from '~/client/device/leafPack'
import { isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { decideOther, decideSet, isCropId, isUsable, labelPrefixOf, originalsOf } from '~/diagnosis'
import type { Thresholds, Verdict } from '~/diagnosis'

import { leafOnPhone } from './leafOnPhone'
import type { Seen } from './leafWorker'

/** What this phone sees on photos by itself: no diagnosis, and of no account. */
export type Look = { verdict: Verdict; modelVersion: string }

/**
 * Looks at the very copies that would be sent, in the way of the server. `crop`: what the farmer has told.
 * Rejects where no whole pack is kept, or this phone cannot read a photo.
 */
export async function look(copies: readonly Blob[], crop: string | null = null): Promise<Look> {
  const pack = await leafPack.readKept()
  if (!pack) throw new Error('No leaf pack is kept.')
  const seen = []
  for (const copy of copies) seen.push(await leafOnPhone.observe(pack, copy)) // a decoded photo at a time
  const [first] = seen
  if (!first) throw new RangeError('No photo to look at.')
  return {
    verdict: judge(
      seen.map((one) => one.seen),
      first.model,
      crop,
    ),
    modelVersion: first.model.version,
  }
}

/** As `judgePhotos` of the server does: copies of one picture count once. */
export function judge(
  seen: readonly Seen[],
  { labels, thresholds }: { labels: readonly string[]; thresholds: Thresholds },
  crop: string | null,
): Verdict {
  const originals = originalsOf(seen.map((one) => (isUsable(one, labels, thresholds) ? one.fingerprint : undefined)))
  const counted = seen.filter((_, index) => originals[index] === undefined)
  if (crop === OTHER_CROP || isPhotoless(crop))
    return decideOther(counted, labels, thresholds, isPhotoless(crop) ? crop : undefined)
  const told = crop !== null && isCropId(crop) ? { crop: labelPrefixOf(crop) } : undefined
  return decideSet(counted, labels, thresholds, told).verdict
}
