import { useTranslation } from 'react-i18next'

import { AnswerArea } from '~/client/features/answer/AnswerArea'
import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { AnsweredFollowUp } from '~/client/features/history/AnsweredFollowUp'
import { EarlierAnswers } from '~/client/features/history/EarlierAnswers'
import { Page } from '~/client/shared/Page'

export function PredictPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('predict.title')} description={t('predict.description')}>
      <DiagnosisScreen
        earlierAnswers={<EarlierAnswers />}
        renderAnswer={(answered) => (
          <AnswerArea
            {...answered}
            followUp={answered.diagnosis ? <AnsweredFollowUp diagnosis={answered.diagnosis} /> : undefined}
          />
        )}
      />
    </Page>
  )
}
