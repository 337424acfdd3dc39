import { Stack } from '@mui/material'
import { Suspense, lazy, useMemo } from 'react'
import type { ReactNode } from 'react'

import { PrintStyles } from '~/client/shared/PrintStyles'
import { useOverlay } from '~/client/shared/useOverlay'
import type { Language } from '~/contract/languages'
import { fromMarkdown } from '~/contract/report'
import type { Diagnosis, Result } from '~/contract/responses'

import { GivenReplies } from './GivenReplies'
import { ResultBar, SHARING, useIsWide } from './ResultBar'
import { announcementOf } from './resultText'
import { CountryLine } from './CountryLine'
import { CropCorrection } from './CropCorrection'
import { FirstScreen } from './FirstScreen'
import { InstallOffer } from './InstallOffer'
import { QuestionCard } from './QuestionCard'
import { Report } from './Report'
import { ResultRows } from './ResultRows'
import { TypicalCredits } from './TypicalCredits'
import { namedLabel, typicalPhotosOf } from './TypicalLeaf'
import { useScrolledIntoView } from './useScrolledIntoView'

const MarkdownReport = lazy(async () => {
  const { MarkdownReport: Component } = await import(/* webpackChunkName: "result" */ './MarkdownReport')
  return { default: Component }
})

type ResultAreaProps = {
  /** Markdown. */
  report: string
  /** The report as data, or null where the server gave none. */
  diagnosis: Diagnosis | null
  /** Of report and diagnosis. */
  language: Language
  photoUrl: string | undefined
  /** The screen asks for another photo in a bar of its own. */
  needsPhoto?: boolean
  /** How the plants are since. */
  followUp?: ReactNode
  /** When to look again, and which field it is: among other rows. */
  rows?: ReactNode
}

/** What to know and to do at once, and beneath it the whole report with its sections folded. */
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
        <Suspense>
          <MarkdownReport key={report} markdown={report} />
        </Suspense>
      )}
      {diagnosis && isHelpful(diagnosis) ? <InstallOffer /> : null}
      {isWide ? null : bar}
    </Stack>
  )
}

const givenBy = ({ createdAt, modelVersion, place }: Diagnosis) => ({ createdAt, modelVersion, place })

/** What the farmer may know: the crop, or what a check shows; and has told. */
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

/** The question that waits for a reply stands in place of the checks that ask the same. */
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

/** The network has not looked at a photo with a fault, nor at one of another crop: there is nothing to read again. */
const isCorrectable = ({ verdict }: Diagnosis) =>
  !['tooDark', 'tooBlurred', 'falseColours', 'otherCrop'].includes(verdict)

/** Changes when the same photos are read again, not with the language: the new result takes the focus and is scrolled to. */
const readingOf = (diagnosis: Diagnosis | null) =>
  [
    diagnosis?.toldCrop,
    diagnosis?.verdict,
    diagnosis?.label,
    diagnosis?.answer.answered.length,
    ...(diagnosis?.replies ?? []).map(({ reply }) => reply),
  ].join(' ')
