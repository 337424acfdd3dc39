import { useParams } from 'react-router-dom'

import { HistoryEntryScreen } from '~/client/features/history/HistoryEntryScreen'
import { AnswerArea } from '~/client/features/report/AnswerArea'

export function HistoryEntryPage() {
  const { id = '' } = useParams()
  return <HistoryEntryScreen key={id} id={id} renderAnswer={(answered) => <AnswerArea {...answered} />} />
}
