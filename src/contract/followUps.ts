import type { DiagnosisSummary } from './responses'

type FollowedDiagnosis = Pick<DiagnosisSummary, 'answer' | 'followUp'>

/** Whether plants should be looked at again at all. */
export const namesProblem = ({ answer: result }: FollowedDiagnosis) =>
  result.banner === 'act' || result.banner === 'watch'

/** A later answer that names nothing, such as one about a dark photo, counts once the farmer has told the progress. */
export const isFollowed = (id: string, items: readonly FollowedDiagnosis[]) =>
  items.some(
    ({ answer: result, followUp }) =>
      followUp?.follows === id && (result.sureness !== null || followUp.progress !== null),
  )
