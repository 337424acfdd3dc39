import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'

import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'

import { AnswerPlace } from './AnswerPlace'
import {
  selectFirstPhotoUrl,
  selectIsBusy,
  selectIsChosenWaiting,
  selectNeedsPhoto,
  selectWaitingKey,
} from './diagnosisSlice'
import { LinkedDiagnosis } from './LinkedDiagnosis'
import { useAnswered } from './useAnswered'
import type { Answered } from './useAnswered'
import { Progress } from './waiting/Progress'
import { WaitingNotice } from './waiting/WaitingNotice'

export type AnswerColumnProps = {
  answerPlace: Ref<HTMLDivElement>
  renderAnswer: (answered: Answered & { photoUrl: string | undefined; needsPhoto: boolean }) => ReactNode
  /** While there is no new one. */
  earlierAnswers: ReactNode
}

/** What has become of the photos. */
export function AnswerColumn({ answerPlace, renderAnswer, earlierAnswers }: AnswerColumnProps) {
  const answered = useAnswered()
  const photoUrl = useAppSelector(selectFirstPhotoUrl)
  const needsPhoto = useAppSelector(selectNeedsPhoto)
  const isBusy = useAppSelector(selectIsBusy)
  const isWaiting = useAppSelector((state) => selectWaitingKey(state) !== null)
  const isChosenWaiting = useAppSelector(selectIsChosenWaiting)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  /** On a phone above the photos: nothing more can be done with them now. */
  const isFirst = !answered && (isChosenWaiting || (isOutOfCredits && !isBusy))

  return (
    <Column data-first={isFirst}>
      <LinkedDiagnosis />
      {isWaiting && !isBusy ? <WaitingNotice /> : null}
      <Waiting aria-live="polite">{isBusy ? <Progress /> : null}</Waiting>
      <AnswerPlace ref={answerPlace} earlierAnswers={earlierAnswers} isFirst={isFirst}>
        {answered ? renderAnswer({ ...answered, photoUrl, needsPhoto }) : null}
      </AnswerPlace>
    </Column>
  )
}

/** What announces the progress stays in the page; empty it takes no row. */
const Waiting = styled('div')({ '&:empty': { position: 'absolute' } })

const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  [theme.breakpoints.down('lg')]: { '&[data-first="true"]': { order: -1 } },
}))
