import { Box } from '@mui/material'

import { LoadAgain } from '~/client/shared/LoadAgain'
import { useOnDemand } from '~/client/shared/useOnDemand'
import type { WaitingPhoto } from '~/client/store/waitingPhoto'

import { AnswerPlace } from './AnswerPlace'
import { DiagnoseButton } from './DiagnoseButton'
import type { Photo } from './photo'
import { reportView } from './reportView'
import { useDiagnosis } from './useDiagnosis'
import { useSendWhenConnected } from './useSendWhenConnected'
import { WaitingNotice } from './WaitingNotice'

type DiagnosisProps = {
  photo: Photo | undefined
  waiting: WaitingPhoto | undefined
  /** What waits may be another photo by now, or none. */
  onSettled: () => void
  onSendEarlier: () => void
  onDiscard: () => void
}

/** One photo from the question to the answer. */
export function Diagnosis({ photo, waiting, onSettled, onSendEarlier, onDiscard }: DiagnosisProps) {
  const { diagnose, sendWaiting, isBusy, hasAsked, result } = useDiagnosis(photo, onSettled)
  const isThisWaiting = waiting !== undefined && waiting.key === photo?.id
  useSendWhenConnected({ photo, isWaiting: isThisWaiting, send: sendWaiting })
  const isAnswered = result !== undefined && !isThisWaiting // with the answer at once: a moment later it would move it
  const hasNotice = waiting !== undefined && (!isBusy || isAnswered)
  const isEmpty = result === undefined && !(hasNotice && isThisWaiting)

  return (
    <>
      <DiagnoseButton hasPhoto={photo !== undefined} isBusy={isBusy} onClick={diagnose} />
      {hasNotice ? (
        <WaitingNotice
          isOfThisPhoto={isThisWaiting}
          onSend={isThisWaiting ? sendWaiting : onSendEarlier}
          onDiscard={onDiscard}
        />
      ) : null}
      {/* room for a screenful from the click on: the footer goes out of sight then, and not while somebody reads */}
      <Box sx={{ minHeight: hasAsked ? '100vh' : undefined }}>
        {isEmpty ? <AnswerPlace /> : null}
        {result === undefined ? null : <Answer markdown={result} />}
      </Box>
    </>
  )
}

/** The answer is here and paid for: when the code that shows it is lost, it waits. */
function Answer({ markdown }: { markdown: string }) {
  const { value: Report, isLost, retry } = useOnDemand(reportView)
  if (Report) return <Report markdown={markdown} />
  return isLost ? <LoadAgain what="Your diagnosis is here, but its page" onRetry={retry} /> : <AnswerPlace />
}
