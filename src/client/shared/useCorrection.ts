import { useCorrectDiagnosisMutation } from '~/client/api/diagnosisApi'
import type { CorrectionRequest } from '~/contract/corrections'

import { useLanguage } from './i18n'
import { useToastFailures } from './useToast'

/** Sends what the farmer says of a diagnosis; toasts a failure. `correct` resolves to whether it was stored. */
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
