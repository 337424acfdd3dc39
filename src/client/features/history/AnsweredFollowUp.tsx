import type { Diagnosis } from '~/contract/responses'

import { FollowUpCard } from './FollowUpCard'
import { LookAgainCard } from './LookAgainCard'

/** Under a new answer: how the plants are since an earlier one, and when to look at them again. */
export const AnsweredFollowUp = ({ diagnosis }: { diagnosis: Diagnosis }) => (
  <>
    <FollowUpCard diagnosis={diagnosis} />
    <LookAgainCard diagnosis={diagnosis} isFollowed={false} />
  </>
)
