import type { ComponentProps, ReactNode } from 'react'

import { FollowUpCard } from '~/client/features/history/FollowUpCard'
import { PlotRow } from '~/client/features/history/PlotRow'
import { RecheckRow } from '~/client/features/history/CalendarRow'
import { ResultArea } from '~/client/features/report/ResultArea'

type DiagnosisResultProps = Omit<ComponentProps<typeof ResultArea>, 'followUp' | 'rows'> & {
  /** Stands above the progress of the plants. */
  note?: ReactNode
  /** A later diagnosis follows this one. */
  isFollowed?: boolean
  /** It has just arrived. */
  isNew?: boolean
}

/** A result with what the history adds: progress of the plants, the day to look again, and the field. */
export function DiagnosisResult({ note, isFollowed = false, isNew = false, ...result }: DiagnosisResultProps) {
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
