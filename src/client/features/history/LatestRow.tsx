import { isAnswer } from '~/contract/followUps'

import { DueRow, LastRow, NewRow } from './DueRow'
import { useResults } from './useResults'

/** The plants that are due, or else the answers that are new, or else the last one. */
export function LatestRow() {
  const { items, pictures, isPending } = useResults()
  if (isPending) return null
  const last = items.find(isAnswer)
  return (
    <DueRow
      {...{ items, pictures }}
      instead={
        <NewRow
          {...{ items, pictures }}
          instead={last ? <LastRow item={last} pictureUrl={pictures.get(last.id)} /> : null}
        />
      }
    />
  )
}
