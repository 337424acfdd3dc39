import type { Diagnosis, DiagnosisSummary } from './responses'

/** Names what the photos show. */
export const isAnswer = ({ answer: result }: Pick<DiagnosisSummary, 'answer'>) => result.sureness !== null

/** No leaf, an unknown crop, too dark, unsure: no scan. A question about the crop is open, and not refused. */
export const isRefusal = ({ verdict, ...item }: Pick<DiagnosisSummary, 'answer' | 'verdict'>) =>
  !isAnswer(item) && verdict !== 'cropQuestion' && verdict !== 'contradiction'

type FollowedDiagnosis = Pick<DiagnosisSummary, 'answer' | 'followUp'>

/** Whether plants need a recheck at all. */
export const namesProblem = ({ answer: result }: Pick<DiagnosisSummary, 'answer'>) =>
  result.banner === 'act' || result.banner === 'watch'

/** The farmer has said how the plants are when they were due, without new photos. */
export const isReplied = ({ followUp }: Pick<DiagnosisSummary, 'followUp'>) =>
  followUp?.follows === null && followUp.progress !== null

/** A later result that names nothing, such as for a dark photo, counts once the farmer enters the progress. */
export const isFollowed = (id: string, items: readonly FollowedDiagnosis[]) =>
  items.some((item) => item.followUp?.follows === id && (isAnswer(item) || item.followUp.progress !== null))

const ASKABLE: readonly Diagnosis['verdict'][] = [
  'probable',
  'ranked',
  'unsure',
  'unknownCrop',
  'otherCrop',
  'contradiction',
]

type AskedDiagnosis = Pick<Diagnosis, 'verdict' | 'answer' | 'followUp' | 'label' | 'replies'>

/** A person can be asked where Jani is not sure, the farmer did not see the sign, or the plants are worse. */
export const isAskable = ({ verdict, answer: result, followUp, label, replies = [] }: AskedDiagnosis) =>
  ASKABLE.includes(verdict) ||
  (isAnswer({ answer: result }) && followUp?.progress === 'worse') ||
  replies.some(({ reply, checks = [] }) => reply === 'no' && label !== null && checks.includes(label))
