import { savesData } from '~/client/device/savesData'
import { CONDITIONS, isConditionLabel } from '~/contract/library'
import type { Diagnosis } from '~/contract/responses'
import { photosOf } from '~/diagnosis'
import type { LeafPhoto } from '~/diagnosis'

/** The one condition that a result names. */
export const namedLabel = (diagnosis: Diagnosis | null): string | null =>
  diagnosis && ['confident', 'probable'].includes(diagnosis.verdict) ? diagnosis.label : null

/** Leaves to compare with, the most typical first; none for those who save data. */
export function typicalPhotosOf(label: string | null): readonly LeafPhoto[] {
  if (label === null || !isConditionLabel(label) || savesData()) return []
  return photosOf(CONDITIONS[label])
}
