import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { DueRow } from './DueRow'
import { HistoryCard, HistoryList } from './HistoryCard'
import { useResults } from './useResults'

/** The due row and the last result; `instead` if there is no result. */
export function TodayRows({ instead }: { instead: ReactNode }) {
  const { items, pictures, isPending } = useResults()
  const [last] = items
  if (isPending) return null
  if (last === undefined) return instead
  return (
    <>
      <DueRow items={items} pictures={pictures} />
      <PlainList>
        <HistoryCard item={last} pictureUrl={pictures.get(last.id)} isLast />
      </PlainList>
    </>
  )
}

/** As high as the row next to it. */
const PlainList = styled(HistoryList)({ '& > li': { display: 'grid' } })
