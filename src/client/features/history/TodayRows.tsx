import { styled } from '@mui/material/styles'

import { isDue } from './followUps'
import { ReservedRow } from '~/client/shared/ReservedRow'

import { DueRow } from './DueRow'
import { HistoryCard, HistoryList } from './HistoryCard'
import { useTodaysResults } from './useTodaysResults'

/** What is due, and the last result unless that is the same. */
export function TodayRows() {
  const { items, pictures, isPending } = useTodaysResults()
  const now = new Date()
  const [last] = items
  const isLastDue = last !== undefined && isDue(last, items, now)
  if (isPending) return <ReservedRow data-kept />
  return (
    <>
      <DueRow items={items} pictures={pictures} />
      {last && !isLastDue ? (
        <PlainList>
          <HistoryCard item={last} pictureUrl={pictures.get(last.id)} isLast />
        </PlainList>
      ) : null}
    </>
  )
}

/** As high as what stands beside it. */
const PlainList = styled(HistoryList)({ '& > li': { display: 'grid' } })
