import { useCorrectDiagnosisMutation } from '~/client/api/diagnosisApi'
import { plots } from '~/client/device/plots'
import { useLanguage } from '~/client/shared/i18n'
import { PlotFold } from '~/client/shared/PlotFold'
import { useToastFailures } from '~/client/shared/failureMessages'
import type { Diagnosis } from '~/contract/responses'

/** Which field an answer is about, to tell or to change. */
export function PlotRow({ diagnosis: { id, plot } }: { diagnosis: Diagnosis }) {
  const toastFailures = useToastFailures()
  const language = useLanguage()
  const [correctDiagnosis, { isLoading }] = useCorrectDiagnosisMutation()
  const tell = async (told: string | null) => {
    const { error } = await correctDiagnosis({ id, plot: told, language })
    if (error) toastFailures(error)
    else plots.add(told)
  }
  return <PlotFold plot={plot ?? null} isBusy={isLoading} onChange={tell} />
}
