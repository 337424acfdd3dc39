import { useCorrectDiagnosisMutation } from '~/client/api/diagnosisApi'
import type { CorrectionRequest } from '~/contract/corrections'

import { useLanguage } from '~/client/i18n/i18n'
import { useToastFailures } from './useToast'

/** Sends a correction of a diagnosis and toasts a failure. `correct` resolves to whether it was stored. */
export function useCorrection(id: string) {
  const toastFailures = useToastFailures()
  const language = useLanguage()
  const [send, { isLoading, originalArgs }] = useCorrectDiagnosisMutation()
  const correct = async (correction: CorrectionRequest) => {
    const { error } = await send({ id, language, ...correction })
    if (error) toastFailures(error)
    return !error
  }
  return { correct, isLoading, sent: isLoading ? originalArgs : undefined }
}
