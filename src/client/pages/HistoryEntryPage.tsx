import { useParams } from 'react-router-dom'

import { HistoryEntryScreen } from '~/client/features/history/HistoryEntryScreen'

import { LazyResultArea } from './LazyResultArea'

export function HistoryEntryPage() {
  const { id = '' } = useParams()
  return <HistoryEntryScreen key={id} id={id} renderResult={(result) => <LazyResultArea {...result} />} />
}
