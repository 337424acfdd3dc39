import { Stack } from '@mui/material'
import { useMemo, type ReactNode } from 'react'

import { PrintStyles } from '~/client/shared/PrintStyles'
import { useOverlay } from '~/client/shared/useOverlay'
import type { Language } from '~/contract/languages'
import { fromMarkdown } from '~/contract/report'
import type { Diagnosis, Result } from '~/contract/responses'

import { GivenReplies, QuestionCard } from './QuestionCard'
import { ResultBar, SHARING, useIsWide } from './ResultBar'
import { announcementOf } from './resultText'
import { CountryLine } from './CountryLine'
import { CropCorrection } from './CropCorrection'
import { FirstScreen, useScrolledIntoView } from './FirstScreen'
import { InstallOffer } from './InstallOffer'
import { MarkdownReport } from './MarkdownReport'
import { Report } from './Report'
import { ResultRows } from './ResultRows'
import { TypicalCredits, namedLabel, typicalPhotosOf } from './TypicalLeaf'

type ResultAreaProps = {
  /** Markdown. */
  report: string
  /** The report as data, or null where the server gave none. */
  diagnosis: Diagnosis | null
  language: Language
  photoUrl: string | undefined
  /** The screen asks for another photo in a bar of its own. */
  needsPhoto?: boolean
  followUp?: ReactNode
  rows?: ReactNode
}

export function ResultArea({ report, diagnosis, language, photoUrl, needsPhoto, followUp, rows }: ResultAreaProps) {
  const result = diagnosis?.answer ?? null
  const reading = readingOf(diagnosis)
  const parsed = useMemo(() => fromMarkdown(report), [report])
  const area = useScrolledIntoView(reading)
  const sharing = useOverlay(SHARING)
  const isWide = useIsWide()
  const bar =
    result && diagnosis ? (
      <ResultBar
        shared={{ result, language, ...givenBy(diagnosis) }}
        photoUrl={photoUrl}
        isInPage={needsPhoto ?? false}
      />
    ) : null
  return (
    <Stack ref={area} lang={language} spacing={0.75} sx={{ scrollMarginTop: -8 }}>
      <PrintStyles />
      {result ? (
        <FirstScreen
          key={reading}
          result={withoutAsked(result, diagnosis)}
          isFree={diagnosis?.charge === 0}
          photoUrl={photoUrl}
          typicalPhotos={typicalPhotosOf(namedLabel(diagnosis))}
          question={diagnosis ? <Question diagnosis={diagnosis} answered={result.answered} /> : null}
          contacts={result.contacts.filter(({ numbers }) => numbers.length > 0)}
          toolbar={isWide ? bar : null}
        />
      ) : null}
      {followUp}
      {result && diagnosis ? (
        <ResultRows
          key={`rows ${reading}`}
          diagnosis={diagnosis}
          result={result}
          language={language}
          isCorrectable={isCorrectable(diagnosis) && !asksCrop(diagnosis)}
          rows={rows}
          onSend={sharing.open}
        />
      ) : null}
      {diagnosis ? (
        <CountryLine key={`country ${diagnosis.id}`} id={diagnosis.id} isHelpful={isHelpful(diagnosis)} />
      ) : null}
      {diagnosis ? <TypicalCredits diagnosis={diagnosis} isPair={photoUrl !== undefined} /> : null}
      {result && parsed ? (
        <Report key={report} details={parsed.details} announcement={announcementOf(result)} />
      ) : (
        <MarkdownReport key={report} markdown={report} />
      )}
      {diagnosis && isHelpful(diagnosis) ? <InstallOffer /> : null}
      {isWide ? null : bar}
    </Stack>
  )
}

const givenBy = ({ createdAt, modelVersion, place }: Diagnosis) => ({ createdAt, modelVersion, place })

/** Questions about the crop or a check, and the replies so far. */
function Question({ diagnosis, answered }: { diagnosis: Diagnosis; answered: readonly string[] }) {
  const { id, question, replies } = diagnosis
  return (
    <>
      {answered.length > 0 ? <GivenReplies id={id} answered={answered} replies={replies} /> : null}
      {asksCrop(diagnosis) ? <CropCorrection key={id} diagnosis={diagnosis} /> : null}
      {question ? <QuestionCard id={id} question={question} /> : null}
    </>
  )
}

/** An open question replaces the checks that ask the same. */
function withoutAsked(result: Result, diagnosis: Diagnosis | null): Result {
  const asked = diagnosis?.question?.checks ?? []
  return {
    ...result,
    check: asked.includes(diagnosis?.label ?? '') ? null : result.check,
    candidates: result.candidates.map((one) => (asked.includes(one.label) ? { ...one, check: null } : one)),
  }
}

const isHelpful = ({ verdict }: Diagnosis) => ['confident', 'probable', 'ranked'].includes(verdict)

const asksCrop = ({ verdict }: Diagnosis) => ['unsure', 'unknownCrop', 'contradiction', 'mixedCrops'].includes(verdict)

/** A photo with a fault or of another crop was not judged, so there is nothing to judge again. */
const isCorrectable = ({ verdict }: Diagnosis) =>
  !['tooDark', 'tooBlurred', 'falseColours', 'otherCrop'].includes(verdict)

/** Changes when the same photos are judged again, not with the language: a new result takes the focus and is scrolled to. */
const readingOf = (diagnosis: Diagnosis | null) =>
  [
    diagnosis?.toldCrop,
    diagnosis?.verdict,
    diagnosis?.label,
    diagnosis?.answer.answered.length,
    ...(diagnosis?.replies ?? []).map(({ reply }) => reply),
  ].join(' ')
