import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { AnsweredFollowUp } from '~/client/features/history/AnsweredFollowUp'
import { EarlierAnswers } from '~/client/features/history/EarlierAnswers'
import { AnswerArea } from '~/client/features/report/AnswerArea'

export const PredictPage = () => (
  <DiagnosisScreen
    earlierAnswers={<EarlierAnswers />}
    renderAnswer={(answered) => (
      <AnswerArea
        {...answered}
        followUp={answered.diagnosis ? <AnsweredFollowUp diagnosis={answered.diagnosis} /> : undefined}
      />
    )}
  />
)
