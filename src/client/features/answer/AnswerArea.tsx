import { Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'

import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { AnswerBar } from './AnswerBar'
import { announcementOf } from './answerText'
import { CropCorrection } from './CropCorrection'
import { FirstScreen } from './FirstScreen'
import { LibraryLinks } from './LibraryLinks'
import { Report } from './Report'
import { prefersReducedMotion } from './useTypewriter'

const HEADER_HEIGHT = '76px'

type AnswerAreaProps = {
  /** Markdown. */
  report: string
  /** The report as data, or null where the server gave none. */
  diagnosis: Diagnosis | null
  /** Of report and diagnosis. */
  language: Language
  photoUrl: string | undefined
  /** In ISO 8601; now when left out. */
  createdAt?: string
}

/** What to know and to do at once, and beneath it the whole report with its sections folded. */
export function AnswerArea({ report, diagnosis, language, photoUrl, createdAt }: AnswerAreaProps) {
  const [now] = useState(() => new Date().toISOString())
  const area = useScrolledIntoView()
  const answer = diagnosis?.answer ?? null
  return (
    <Stack ref={area} lang={language} spacing={1.25} sx={{ scrollMarginTop: HEADER_HEIGHT }}>
      {answer ? <FirstScreen answer={answer} language={language} photoUrl={photoUrl} /> : null}
      {answer && diagnosis ? <CropCorrection diagnosis={diagnosis} /> : null}
      {answer && diagnosis ? <LibraryLinks diagnosis={diagnosis} language={language} /> : null}
      {answer ? (
        <Report key={report} markdown={report.replace(TITLE, '')} isFolded announcement={announcementOf(answer)} />
      ) : (
        <Report key={report} markdown={report} />
      )}
      {answer && diagnosis ? (
        <AnswerBar
          shared={{ answer, language, createdAt: createdAt ?? now, modelVersion: diagnosis.modelVersion }}
          photoUrl={photoUrl}
        />
      ) : null}
    </Stack>
  )
}

/** The first screen has it already. */
const TITLE = /^## .*\n+/

/** On a phone the answer begins below the fold. Where its beginning is in sight already, nothing moves. */
function useScrolledIntoView() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const { top } = ref.current.getBoundingClientRect()
    if (top >= 0 && top < window.innerHeight / 2) return
    ref.current.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [])
  return ref
}
