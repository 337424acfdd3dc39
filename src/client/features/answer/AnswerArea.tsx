import { Stack } from '@mui/material'
import { useEffect, useRef } from 'react'

import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

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
}

/** What to know and to do at once, and beneath it the whole report with its sections folded. */
export function AnswerArea({ report, diagnosis, language, photoUrl }: AnswerAreaProps) {
  const area = useScrolledIntoView()
  const answer = diagnosis?.answer ?? null
  return (
    <Stack ref={area} lang={language} spacing={1.25} sx={{ scrollMarginTop: HEADER_HEIGHT }}>
      {answer ? <FirstScreen answer={answer} language={language} photoUrl={photoUrl} /> : null}
      {answer && diagnosis ? <CropCorrection diagnosis={diagnosis} /> : null}
      {answer && diagnosis ? <LibraryLinks diagnosis={diagnosis} language={language} /> : null}
      {answer ? (
        <Report
          key={report}
          markdown={report.replace(FIRST_SCREEN, '')}
          isFolded
          announcement={announcementOf(answer)}
        />
      ) : (
        <Report key={report} markdown={report} />
      )}
    </Stack>
  )
}

/** What the first screen shows already: all above the break of the report, or its title. */
const FIRST_SCREEN = /^## [^]*?\n---\n+|^## .*\n+/

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
