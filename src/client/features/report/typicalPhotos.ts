import { savesData } from '~/client/device/savesData'
import { CONDITIONS, isConditionLabel } from '~/contract/library'
import type { Diagnosis } from '~/contract/responses'
import { photosOf } from '~/diagnosis'
import type { LeafPhoto } from '~/diagnosis'

/** The one condition that a result names. */
export const namedLabel = (diagnosis: Diagnosis | null): string | null =>
  diagnosis && ['confident', 'probable'].includes(diagnosis.verdict) ? diagnosis.label : null

/** A leaf to compare with; none for those who save data. */
export function typicalPhotoOf(label: string | null): LeafPhoto | undefined {
  if (label === null || !isConditionLabel(label) || savesData()) return undefined
  return photosOf(CONDITIONS[label])[0]
}
