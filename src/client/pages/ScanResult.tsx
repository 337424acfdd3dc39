import type { ComponentProps, ReactNode } from 'react'

import { RecoverySheet } from '~/client/features/account/RecoverySheet'
import { CalendarRow, RecheckRow } from '~/client/features/history/CalendarRow'
import { ChangedAdvice } from '~/client/features/history/ChangedAdvice'
import { DeleteButton } from '~/client/features/history/DeleteButton'
import { PlotRow } from '~/client/features/history/PlotRow'
import { StoredResult } from '~/client/features/history/StoredResult'
import { useFollowUp } from '~/client/features/history/useFollowUp'
import { dueDayOf, namesOf } from '~/client/features/history/dueDays'
import { useRecentSprays } from '~/client/features/notes/useRecentSprays'
import { FollowUpCard } from '~/client/features/result/FollowUpCard'
import { PreviewScreen } from '~/client/features/result/PreviewScreen'
import { ResultArea } from '~/client/features/result/ResultArea'
import { SHARING } from '~/client/features/result/ResultBar'
import { useMarkRead } from '~/client/ui/useNews'
import { useOverlay } from '~/client/ui/useOverlay'
import { isReplied } from '~/contract/followUps'
import { paths } from '~/contract/paths'

type DiagnosisResultProps = Omit<ComponentProps<typeof ResultArea>, 'followUp' | 'isFolded' | 'earlier' | 'rows'> & {
  /** Shown above the result. */
  note?: ReactNode
  /** A later diagnosis follows this one. */
  isFollowed?: boolean
  /** Its plants are to be looked at again. */
  isDue?: boolean
}

type PreviewResultProps = Omit<ComponentProps<typeof PreviewScreen>, 'recheck'> & {
  /** Key of the scan: another crop replaces its entry in the calendar. */
  id: string
}

/** The result of a diagnosis, given just now or stored at an address, or of an on-device preview. */
export function ScanResult(props: DiagnosisResultProps | { preview: PreviewResultProps } | { address: string }) {
  if ('preview' in props) return <PreviewResult {...props.preview} />
  if (!('address' in props)) return <DiagnosisResult {...props} />
  return <StoredResult {...props} renderResult={(result) => <DiagnosisResult {...result} />} />
}

/** A result with what the history adds: progress of the plants, the day of the next check, and the plot. */
function DiagnosisResult({ note, isFollowed = false, isDue = false, ...result }: DiagnosisResultProps) {
  const { diagnosis, photoUrl, isNew = false } = result
  useMarkRead(diagnosis?.id)
  const { earlier, since, isPending, isSame } = useFollowUp(diagnosis)
  const sharing = useOverlay(SHARING)
  const sprays = useRecentSprays({ crop: diagnosis?.answer.crop, plot: diagnosis?.plot })
  if (!diagnosis) return <ResultArea {...result} />
  const isAsked = isDue || (isReplied(diagnosis) && !isFollowed)
  return (
    <>
      {note}
      <ResultArea
        {...result}
        followUp={
          <>
            <ChangedAdvice id={diagnosis.id} changes={diagnosis.changes} />
            {diagnosis.followUp || isAsked ? (
              <FollowUpCard {...{ diagnosis, earlier, isNew, photoUrl }} isDue={isAsked} onSend={sharing.open} />
            ) : null}
          </>
        }
        isFolded={isAsked || isPending || (isSame && diagnosis.question === null)}
        earlier={{
          since: since ?? (isAsked ? diagnosis.createdAt : undefined),
          earlierPhotoUrl: earlier?.photoUrl,
          sprays,
        }}
        rows={
          <>
            <RecheckRow diagnosis={diagnosis} isFollowed={isFollowed} />
            <PlotRow diagnosis={diagnosis} />
          </>
        }
      />
      <DeleteButton id={diagnosis.id} />
      {diagnosis.answer.sureness ? <RecoverySheet /> : null}
    </>
  )
}

/** The on-device preview with the day of the next check, if there is one. */
function PreviewResult({ id, ...look }: PreviewResultProps) {
  const { result, seen } = look
  const sprays = useRecentSprays({ crop: result.crop, plot: seen.plot })
  const asDiagnosis = { createdAt: seen.createdAt, answer: result }
  const day = dueDayOf(asDiagnosis)
  const recheck = day ? <CalendarRow id={id} day={day} names={namesOf(asDiagnosis)} path={paths.predict} /> : null
  return <PreviewScreen {...look} seen={{ ...seen, sprays }} recheck={recheck} />
}
