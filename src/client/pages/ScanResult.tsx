import type { ComponentProps, ReactNode } from 'react'

import { RecoverySheet } from '~/client/features/account/RecoverySheet'
import { CalendarRow, RecheckRow } from '~/client/features/history/CalendarRow'
import { DeleteButton } from '~/client/features/history/DeleteButton'
import { FollowUpCard } from '~/client/features/history/FollowUpCard'
import { PlotRow } from '~/client/features/history/PlotRow'
import { StoredResult } from '~/client/features/history/StoredResult'
import { dueDayOf, namesOf } from '~/client/features/history/dueDays'
import { PreviewScreen } from '~/client/features/result/PreviewScreen'
import { ResultArea } from '~/client/features/result/ResultArea'
import { useMarkRead } from '~/client/ui/useNews'
import { paths } from '~/contract/paths'

type DiagnosisResultProps = Omit<ComponentProps<typeof ResultArea>, 'followUp' | 'rows'> & {
  /** Shown above the result. */
  note?: ReactNode
  /** A later diagnosis follows this one. */
  isFollowed?: boolean
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
function DiagnosisResult({ note, isFollowed = false, ...result }: DiagnosisResultProps) {
  const { diagnosis, isNew = false } = result
  useMarkRead(diagnosis?.id)
  if (!diagnosis) return <ResultArea {...result} />
  return (
    <>
      {note}
      <ResultArea
        {...result}
        followUp={<FollowUpCard diagnosis={diagnosis} isNew={isNew} />}
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
  const asDiagnosis = { createdAt: seen.createdAt, answer: result }
  const day = dueDayOf(asDiagnosis)
  const recheck = day ? <CalendarRow id={id} day={day} names={namesOf(asDiagnosis)} path={paths.predict} /> : null
  return <PreviewScreen {...look} recheck={recheck} />
}
