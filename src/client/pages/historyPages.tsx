import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { AnswerArea } from '~/client/features/answer/AnswerArea'
import { HistoryEntryScreen } from '~/client/features/history/HistoryEntryScreen'
import { HistoryScreen } from '~/client/features/history/HistoryScreen'
import { Page } from '~/client/shared/Page'

function HistoryPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('history.title')} description={t('history.description')}>
      <HistoryScreen />
    </Page>
  )
}

function HistoryEntryPage() {
  const { t } = useTranslation('pages')
  const { id = '' } = useParams()
  return (
    <Page title={t('history.title')} description={t('history.description')}>
      <HistoryEntryScreen key={id} id={id} renderAnswer={(answered) => <AnswerArea {...answered} />} />
    </Page>
  )
}

/** By the name of their path. */
export const historyPages = { history: HistoryPage, historyEntry: HistoryEntryPage }
