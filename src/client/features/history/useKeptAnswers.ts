import { useEffect, useState } from 'react'

import { matches } from '~/client/api/lazySchema'
import { responses } from '~/client/api/responses'
import { keptAnswers } from '~/client/device/keptAnswers'
import type { KeptAnswer } from '~/client/device/keptAnswers'
import { isUnanswered } from '~/client/shared/failure'

const NONE: readonly KeptAnswer[] = []

/** What this phone has kept, newest first, where the call had no response of ours; undefined while it is being read. */
export function useKeptAnswers(error: unknown): readonly KeptAnswer[] | undefined {
  const isOffline = error !== undefined && isUnanswered(error)
  const [kept, setKept] = useState<readonly KeptAnswer[]>()
  useEffect(() => {
    if (!isOffline) return undefined
    let isCurrent = true
    void readValid().then((answers) => {
      if (isCurrent) setKept(answers)
    })
    return () => {
      isCurrent = false
    }
  }, [isOffline])
  return isOffline ? kept : NONE
}

/** Another version may have written them. */
async function readValid(): Promise<readonly KeptAnswer[]> {
  const kept = await keptAnswers.read()
  const schema = async () => (await responses()).diagnosisResponseSchema
  const areValid = await Promise.all(kept.map((answer) => matches(schema, answer)))
  return kept.filter((_, index) => areValid[index])
}
