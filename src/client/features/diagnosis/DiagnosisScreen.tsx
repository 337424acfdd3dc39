import { Box, Chip, Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useAppSelector } from '~/client/store/hooks'
import { selectCredits, selectIsLastKnown, selectIsOutOfCredits } from '~/client/store/sessionSlice'

import { AnswerPlace } from './AnswerPlace'
import { Capture } from './Capture'
import { selectDiagnosis, selectIsChosenWaiting } from './diagnosisSlice'
import { LinkedDiagnosis } from './LinkedDiagnosis'
import { selectNeedsPhoto } from './nextPhoto'
import { Progress } from './Progress'
import { useAnswered } from './useAnswered'
import type { Answered } from './useAnswered'
import { barrierTo } from './useBarrier'
import { useDiagnosis } from './useDiagnosis'
import { useWaitingPhoto } from './useWaitingPhoto'
import { WaitingNotice } from './WaitingNotice'

type DiagnosisScreenProps = {
  renderAnswer: (answered: Answered & { photoUrl: string | undefined; needsPhoto: boolean }) => ReactNode
  /** While there is no new one. */
  earlierAnswers: ReactNode
}

/** The photos, and the answer beneath them or, in a wide window, beside them. */
export function DiagnosisScreen({ renderAnswer, earlierAnswers }: DiagnosisScreenProps) {
  const { chooseWaitingPhoto, keepForVisitor, requestDiagnosis, failure, ...capture } = useDiagnosis()
  const { sendWaiting, discardWaiting } = useWaitingPhoto({ chooseWaitingPhoto, requestDiagnosis, failure })
  const { photos, status, waitingPhotoId } = useAppSelector(selectDiagnosis)
  const answered = useAnswered()
  const isChosenWaiting = useAppSelector(selectIsChosenWaiting)
  const needsPhoto = useAppSelector(selectNeedsPhoto)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const isBusy = status === 'busy'
  const hasWaitingNotice = waitingPhotoId !== null && !isBusy
  /** On a phone above the photos: nothing more can be done with them now. */
  const isFirst = !answered && (isChosenWaiting || (isOutOfCredits && !isBusy))
  const answerPlace = useRef<HTMLDivElement>(null)
  const isStopped = useAppSelector((state) => barrierTo(state) !== undefined)
  const diagnose = () => {
    void requestDiagnosis()
    if (isStopped) answerPlace.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Screen>
      <Columns>
        <ScreenHeader />
        <Capture {...capture} isStopped={isStopped} requestDiagnosis={diagnose} />
        <Column data-first={isFirst}>
          <LinkedDiagnosis />
          {hasWaitingNotice ? (
            <WaitingNotice isChosen={isChosenWaiting} onSend={() => void sendWaiting()} onDiscard={discardWaiting} />
          ) : null}
          <Waiting aria-live="polite">{isBusy ? <Progress /> : null}</Waiting>
          <AnswerPlace
            ref={answerPlace}
            earlierAnswers={earlierAnswers}
            isFirst={isFirst}
            failure={failure}
            isWaiting={hasWaitingNotice && isChosenWaiting}
            onSendAgain={diagnose}
            onLeave={keepForVisitor}
          >
            {answered ? renderAnswer({ ...answered, photoUrl: photos[0]?.url, needsPhoto }) : null}
          </AnswerPlace>
        </Column>
      </Columns>
    </Screen>
  )
}

function ScreenHeader() {
  const heading = useFocusOnReturn()
  const { t } = useTranslation(['diagnosis', 'notices'])
  const credits = useAppSelector(selectCredits)
  const isLastKnown = useAppSelector(selectIsLastKnown)
  return (
    <Box sx={{ gridColumn: '1 / -1', order: -2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          component="h1"
          sx={{ fontSize: { xs: '1.5rem', sm: 'h2.fontSize' } }}
        >
          {t('heading')}
        </Typography>
        <Box aria-live="polite">
          <Chip label={t('credits', { credits })} color="secondary" variant="outlined" sx={{ fontWeight: 650 }} />
        </Box>
      </Box>
      {isLastKnown ? (
        <Typography variant="body2" sx={{ color: 'secondary.main', textAlign: 'right' }}>
          {t('notices:lastKnown')}
        </Typography>
      ) : null}
      <Typography variant="body2" sx={{ mt: { xs: 0.5, sm: 1 }, lineHeight: 1.35, color: 'text.secondary' }}>
        {t('hint')}
      </Typography>
    </Box>
  )
}

/** "New photo" under an answer is a link to this screen: the router scrolls up, and the reader goes on from the heading. */
function useFocusOnReturn() {
  const { key } = useLocation()
  const firstKey = useRef(key)
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (key !== firstKey.current) ref.current?.focus({ preventScroll: true })
  }, [key])
  return ref
}

const Screen = styled(Container)(({ theme }) => ({
  minHeight: '100vh',
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5) },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: theme.breakpoints.values.md,
  marginInline: 'auto',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '400px minmax(0, 1fr)',
    gap: theme.spacing(2.5, 4),
    maxWidth: 1200,
  },
}))

/** What announces the progress stays in the page; empty it takes no row. */
const Waiting = styled('div')({ '&:empty': { position: 'absolute' } })

const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  [theme.breakpoints.down('lg')]: { '&[data-first="true"]': { order: -1 } },
}))
