import { useParams } from 'react-router-dom'

import { AnswerArea } from '~/client/features/answer/AnswerArea'
import { HistoryEntryScreen } from '~/client/features/history/HistoryEntryScreen'

export function HistoryEntryPage() {
  const { id = '' } = useParams()
  return <HistoryEntryScreen key={id} id={id} renderAnswer={(answered) => <AnswerArea {...answered} />} />
}
