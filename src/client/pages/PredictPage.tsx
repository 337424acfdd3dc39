import { Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { AnswerArea } from '~/client/features/answer/AnswerArea'
import { DiagnosisScreen } from '~/client/features/diagnosis/DiagnosisScreen'
import { AnsweredFollowUp } from '~/client/features/history/AnsweredFollowUp'
import { LastAnswer } from '~/client/features/history/LastAnswer'
import { Page } from '~/client/shared/Page'

export function PredictPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('predict.title')} description={t('predict.description')}>
      <DiagnosisScreen
        lastAnswer={<LastAnswer />}
        renderAnswer={(answered) => (
          <Stack spacing={1.25}>
            <AnswerArea {...answered} />
            {answered.diagnosis ? <AnsweredFollowUp {...answered} diagnosis={answered.diagnosis} /> : null}
          </Stack>
        )}
      />
    </Page>
  )
}
