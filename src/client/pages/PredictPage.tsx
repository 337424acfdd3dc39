import { useTranslation } from 'react-i18next'

import { AnswerArea } from '~/client/features/answer/AnswerArea'
import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { Page } from '~/client/shared/Page'

export function PredictPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('predict.title')} description={t('predict.description')}>
      <DiagnosisScreen renderAnswer={(answered) => <AnswerArea {...answered} />} />
    </Page>
  )
}
