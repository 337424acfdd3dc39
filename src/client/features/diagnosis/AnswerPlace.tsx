import { Box } from '@mui/material'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { Notice } from '~/client/shared/Notice'
import { Picture } from '~/client/shared/Picture'
import { useAppSelector } from '~/client/store/hooks'
import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/store/sessionSlice'
import { OTHER_CROP } from '~/contract/endpoints'

import { selectDiagnosis } from './diagnosisSlice'
import { FailureNotice, UnsendableNotice } from './FailureNotice'
import { selectIsUnsendable } from './nextPhoto'
import { NoCreditsNotice } from './NoCreditsNotice'
import { SignInNotice } from './SignInNotice'

type AnswerPlaceProps = {
  ref: Ref<HTMLDivElement>
  /** The answer itself, once there is one. */
  children: ReactNode
  /** While there is no new one. */
  earlierAnswers: ReactNode
  /** Of the last call about the chosen photo. */
  failure: unknown
  isWaiting: boolean
  /** On a phone above the photos. */
  isFirst: boolean
  onSendAgain: () => void
  onLeave: () => Promise<void>
}

/** The answer, or else what there is instead and the next step towards one. */
export function AnswerPlace({ ref, children, earlierAnswers, isFirst, ...why }: AnswerPlaceProps) {
  const { failure, isWaiting, onSendAgain, onLeave } = why
  const { status, crop } = useAppSelector(selectDiagnosis)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const isUnsendable = useAppSelector(selectIsUnsendable)
  const instead = () => {
    if (isSignedOut) return <SignInNotice onLeave={onLeave} />
    if (isOutOfCredits && status !== 'busy') return <NoCreditsNotice />
    if (isWaiting || status === 'busy') return null
    if (isUnsendable) return <UnsendableNotice />
    if ((status === 'failed' || status === 'refused') && failure !== undefined)
      return <FailureNotice error={failure} onSendAgain={onSendAgain} />
    return crop === OTHER_CROP ? null : <EmptyAnswer />
  }
  return (
    // as high as the window from the click on: the footer moves out of sight then, and not during reading
    <Box ref={ref} sx={{ minHeight: status === 'ready' || isFirst ? undefined : '100vh', scrollMarginBlock: 16 }}>
      {children ?? (
        <>
          {instead()}
          {status === 'busy' || isWaiting ? null : earlierAnswers}
        </>
      )}
    </Box>
  )
}

const EMPTY_LEAF = { src: '/illustrations/empty-leaf.svg', alt: '', width: 240, height: 200 }
const EMPTY_LEAF_PX = 192

function EmptyAnswer() {
  const { t } = useTranslation('diagnosis')
  return (
    <Notice title={t('empty.title')} picture={<Picture illustration={EMPTY_LEAF} maxWidth={EMPTY_LEAF_PX} />}>
      {t('empty.text')}
    </Notice>
  )
}
