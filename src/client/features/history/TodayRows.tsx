import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { DueRow } from './DueRow'
import { isDue } from './followUps'
import { HistoryCard, HistoryList } from './HistoryCard'
import { useResults } from './useResults'

/** What is due, or else the last result; `instead` where there is none. */
export function TodayRows({ instead }: { instead: ReactNode }) {
  const { items, pictures, isPending } = useResults()
  const now = new Date()
  const [last] = items
  if (isPending) return null
  if (last === undefined) return instead
  if (items.some((item) => isDue(item, items, now))) return <DueRow items={items} pictures={pictures} />
  return (
    <PlainList>
      <HistoryCard item={last} pictureUrl={pictures.get(last.id)} isLast />
    </PlainList>
  )
}

/** As high as what stands beside it. */
const PlainList = styled(HistoryList)({ '& > li': { display: 'grid' } })
