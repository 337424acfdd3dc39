import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { HistoryEntryScreen } from '~/client/features/history/HistoryEntryScreen'

import { LazyResult } from './LazyResult'

function HistoryEntryPage() {
  useTranslation(['history', 'diagnosis', 'notices'])
  const { id = '' } = useParams()
  return <HistoryEntryScreen key={id} id={id} renderResult={(result) => <LazyResult {...result} />} />
}

export { HistoryEntryPage as Component }
