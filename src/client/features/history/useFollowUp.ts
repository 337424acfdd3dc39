import { skipToken } from '@reduxjs/toolkit/query/react'

import { useGetDiagnosesQuery, useGetDiagnosisQuery } from '~/client/api/diagnosisApi'
import { useLanguage } from '~/client/i18n/i18n'
import type { Diagnosis, DiagnosisSummary } from '~/contract/responses'

import { namesOf } from './dueDays'
import { itemsOf, useThumbnails } from './useResults'

/** The answer that a diagnosis follows, when the first of them was given, and whether both name the same. */
export function useFollowUp(diagnosis: Diagnosis | null) {
  const language = useLanguage()
  const id = diagnosis?.followUp?.follows ?? null
  const { currentData, isFetching } = useGetDiagnosisQuery(id === null ? skipToken : { id, language })
  const earlier = currentData?.diagnosis
  const isChain = earlier?.followUp?.follows != null
  const { currentData: list } = useGetDiagnosesQuery(isChain ? language : skipToken)
  const photoUrl = useThumbnails(id).get(id ?? '')
  return {
    earlier: earlier && { createdAt: earlier.createdAt, photoUrl },
    since: earlier && firstOf(earlier, list ? itemsOf(list) : []).createdAt,
    isPending: isFetching && !earlier,
    isSame: earlier !== undefined && diagnosis !== null && namesOf(earlier) === namesOf(diagnosis),
  }
}

type Followed = Pick<DiagnosisSummary, 'createdAt'> & { followUp: { follows: string | null } | null }

/** The first answer of a chain, as far as `items` know it. */
function firstOf({ createdAt, followUp }: Followed, items: readonly DiagnosisSummary[]): Pick<Followed, 'createdAt'> {
  const before = items.find(({ id }) => id === followUp?.follows)
  return before ? firstOf(before, items) : { createdAt }
}
