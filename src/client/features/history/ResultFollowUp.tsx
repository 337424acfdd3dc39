import type { Diagnosis } from '~/contract/responses'

import { FollowUpCard } from './FollowUpCard'
import { RecheckCard } from './RecheckCard'

/** Under a new result: how the plants are since an earlier one, and when to look at them again. */
export const ResultFollowUp = ({ diagnosis }: { diagnosis: Diagnosis }) => (
  <>
    <FollowUpCard diagnosis={diagnosis} />
    <RecheckCard diagnosis={diagnosis} isFollowed={false} />
  </>
)
