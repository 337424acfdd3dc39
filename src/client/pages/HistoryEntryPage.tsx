import { useParams } from 'react-router-dom'

import { HistoryEntryScreen } from '~/client/features/history/HistoryEntryScreen'
import { ResultArea } from '~/client/features/report/ResultArea'

export function HistoryEntryPage() {
  const { id = '' } = useParams()
  return <HistoryEntryScreen key={id} id={id} renderResult={(result) => <ResultArea {...result} />} />
}
