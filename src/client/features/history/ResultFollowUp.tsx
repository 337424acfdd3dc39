import { useEffect } from 'react'

import { forgetDueDay } from '~/client/device/dueDay'
import type { Diagnosis } from '~/contract/responses'

import { FollowUpCard } from './FollowUpCard'

/** Shown under a new result that follows an earlier one: how the plants did since then. */
export function ResultFollowUp({ diagnosis }: { diagnosis: Diagnosis }) {
  const hasLookedAgain = diagnosis.followUp !== null
  useEffect(() => {
    if (hasLookedAgain) forgetDueDay() // the next list says what else is due
  }, [hasLookedAgain])
  return <FollowUpCard diagnosis={diagnosis} />
}
