import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { ResultFollowUp } from '~/client/features/history/ResultFollowUp'
import { EarlierResults } from '~/client/features/history/EarlierResults'
import { ResultArea } from '~/client/features/report/ResultArea'

export const PredictPage = () => (
  <DiagnosisScreen
    earlierResults={<EarlierResults />}
    renderResult={(result) => (
      <ResultArea
        {...result}
        followUp={result.diagnosis ? <ResultFollowUp diagnosis={result.diagnosis} /> : undefined}
      />
    )}
  />
)
