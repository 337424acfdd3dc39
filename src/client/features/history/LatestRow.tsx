import { isAnswer } from '~/contract/followUps'

import { DueRow, LastRow, NewRow } from './DueRow'
import { useResults } from './useResults'

/** The answers that are new, or else the plants that are due, or else the last answer. */
export function LatestRow() {
  const { items, pictures, isPending } = useResults()
  if (isPending) return null
  const last = items.find(isAnswer)
  return (
    <NewRow
      {...{ items, pictures }}
      instead={
        <DueRow
          {...{ items, pictures }}
          instead={last ? <LastRow item={last} pictureUrl={pictures.get(last.id)} /> : null}
        />
      }
    />
  )
}
