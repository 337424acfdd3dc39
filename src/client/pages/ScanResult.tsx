import type { ComponentProps, ReactNode } from 'react'

import { CalendarRow, RecheckRow } from '~/client/features/history/CalendarRow'
import { FollowUpCard } from '~/client/features/history/FollowUpCard'
import { PlotRow } from '~/client/features/history/PlotRow'
import { dueDayOf, namesOf } from '~/client/features/history/dueDays'
import { PreviewScreen } from '~/client/features/result/PreviewScreen'
import { ResultArea } from '~/client/features/result/ResultArea'
import { paths } from '~/contract/paths'

type DiagnosisResultProps = Omit<ComponentProps<typeof ResultArea>, 'followUp' | 'rows'> & {
  /** Shown above the progress of the plants. */
  note?: ReactNode
  /** A later diagnosis follows this one. */
  isFollowed?: boolean
  /** It has just arrived. */
  isNew?: boolean
}

type PreviewResultProps = Omit<ComponentProps<typeof PreviewScreen>, 'recheck'> & {
  /** Key of the scan: another crop replaces its entry in the calendar. */
  id: string
}

/** The result of a diagnosis, or of an on-device preview. */
export const ScanResult = (props: DiagnosisResultProps | { preview: PreviewResultProps }) =>
  'preview' in props ? <PreviewResult {...props.preview} /> : <DiagnosisResult {...props} />

/** A result with what the history adds: progress of the plants, the day of the next check, and the plot. */
function DiagnosisResult({ note, isFollowed = false, isNew = false, ...result }: DiagnosisResultProps) {
  const { diagnosis } = result
  if (!diagnosis) return <ResultArea {...result} />
  return (
    <ResultArea
      {...result}
      followUp={
        <>
          {note}
          <FollowUpCard diagnosis={diagnosis} isNew={isNew} />
        </>
      }
      rows={
        <>
          <RecheckRow diagnosis={diagnosis} isFollowed={isFollowed} />
          <PlotRow diagnosis={diagnosis} />
        </>
      }
    />
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
