import type { DiagnosisSummary } from './responses'

type FollowedDiagnosis = Pick<DiagnosisSummary, 'answer' | 'followUp'>

/** Whether plants need a recheck at all. */
export const namesProblem = ({ answer: result }: FollowedDiagnosis) =>
  result.banner === 'act' || result.banner === 'watch'

/** A later result that names nothing, such as for a dark photo, counts once the farmer enters the progress. */
export const isFollowed = (id: string, items: readonly FollowedDiagnosis[]) =>
  items.some(
    ({ answer: result, followUp }) =>
      followUp?.follows === id && (result.sureness !== null || followUp.progress !== null),
  )
