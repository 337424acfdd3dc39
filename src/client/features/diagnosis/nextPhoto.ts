import type { RootState } from '~/client/store/store'
import type { Diagnosis } from '~/contract/responses'

import { selectDiagnosis } from './diagnosisSlice'

/** None of the chosen photos can be sent. */
export function selectIsUnsendable(state: RootState) {
  const { photos } = selectDiagnosis(state)
  return photos.length > 0 && photos.every(({ problem }) => problem !== null)
}

const RETAKE: ReadonlySet<Diagnosis['verdict']> = new Set([
  'tooDark',
  'tooBlurred',
  'tooFar',
  'notALeaf',
  'mixedCrops',
] as const)

/** Whether the next step is a photo, or another one. */
export function selectNeedsPhoto(state: RootState) {
  const { photos, status, diagnosis } = selectDiagnosis(state)
  const isRefused = status === 'refused' || (diagnosis !== null && RETAKE.has(diagnosis.verdict))
  return photos.length === 0 || isRefused || selectIsUnsendable(state)
}
