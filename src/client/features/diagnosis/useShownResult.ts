import { useLanguage } from '~/client/shared/i18n'
import { useAppSelector } from '~/client/store/hooks'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { selectDiagnosis, selectReport, selectResultLanguage } from './diagnosisSlice'
import { useTranslated } from './useTranslated'

export type ShownResult = { report: string; diagnosis: Diagnosis | null; language: Language }

/** The current result in the reader's language; until that arrives, or if it never does, in the one it was given in. */
export function useShownResult(): ShownResult | undefined {
  const wanted = useLanguage()
  const report = useAppSelector(selectReport)
  const diagnosis = useAppSelector(selectDiagnosis)
  const language = useAppSelector(selectResultLanguage)
  const translated = useTranslated(diagnosis, language)
  if (report === null) return undefined
  if (translated) return { report: translated.result, diagnosis: translated.diagnosis, language: wanted }
  return { report, diagnosis, language }
}
