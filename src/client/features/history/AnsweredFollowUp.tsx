import type { Diagnosis } from '~/contract/responses'

import { FollowUpCard } from './FollowUpCard'
import { isFollowed } from './lookAgain'
import { LookAgainCard } from './LookAgainCard'
import { useAnswerList } from './useAnswerList'

/** Under a new answer: how the plants are since an earlier one, and when to look at them again. */
export function AnsweredFollowUp({ diagnosis }: { diagnosis: Diagnosis }) {
  const items = useAnswerList()
  const item = items.find((one) => one.diagnosis.id === diagnosis.id)
  return (
    <>
      <FollowUpCard diagnosis={diagnosis} />
      {item ? <LookAgainCard item={item} isFollowed={isFollowed(item, items)} /> : null}
    </>
  )
}
