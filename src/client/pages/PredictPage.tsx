import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { Page } from '~/client/shared/Page'

export function PredictPage() {
  return (
    <Page title="Diagnose a leaf | Jani" description="Upload a photo of a leaf and read what troubles your crop.">
      <DiagnosisScreen />
    </Page>
  )
}
