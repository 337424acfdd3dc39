import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import PublicRounded from '@mui/icons-material/PublicRounded'
import { Accordion, AccordionDetails, AccordionSummary, Card, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Fragment, useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { selectAccount, selectCountry } from '~/client/session/sessionSlice'
import * as settings from '~/client/storage/settings'
import { useAppSelector, usePlace } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { CountryChoice, useCountry } from '~/client/ui/CountryChoice'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { useOverlay } from '~/client/ui/useOverlay'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import type { Language } from '~/contract/languages'
import { fromMarkdown, listOf, type Paragraph, type ReportPart, type ReportSection } from '~/contract/report'
import type { Diagnosis, Result } from '~/contract/responses'

import { CropCorrection } from './CropCorrection'
import { FirstScreen, useScrolledIntoView } from './FirstScreen'
import { InstallOffer } from './InstallOffer'
import { MarkdownReport, MarkdownText } from './MarkdownReport'
import { GivenReplies, QuestionCard } from './QuestionCard'
import { ResultBar, SHARING, useIsWide } from './ResultBar'
import { ResultRows } from './ResultRows'
import { TypedCard } from './TypedCard'
import { namedLabel, TypicalCredits, typicalPhotosOf } from './TypicalLeaf'
import { announcementOf } from './resultText'
import { useTypewriter } from './useTypewriter'

type ResultAreaProps = {
  /** Markdown. */
  report: string
  /** The report as data, or null if the server sent none. */
  diagnosis: Diagnosis | null
  language: Language
  photoUrl: string | undefined
  /** The screen itself asks for another photo in its action bar. */
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

/** Removes checks that an open question asks. */
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

/** Photos with a fault or of another crop were not judged, so they cannot be judged again. */
const isCorrectable = ({ verdict }: Diagnosis) =>
  !['tooDark', 'tooBlurred', 'falseColours', 'otherCrop'].includes(verdict)

/** Changes when the photos are judged again, but not with the language: a new result is focused and scrolled to. */
const readingOf = (diagnosis: Diagnosis | null) =>
  [
    diagnosis?.toldCrop,
    diagnosis?.verdict,
    diagnosis?.label,
    diagnosis?.answer.answered.length,
    ...(diagnosis?.replies ?? []).map(({ reply }) => reply),
  ].join(' ')

/** Whether this is the first result that offers the account a choice of country. */
function isFirstAnswer(account: string, id: string): boolean {
  const offered = settings.get('countryOffered')
  if (offered?.startsWith(`${account} `)) return offered === `${account} ${id}`
  settings.set('countryOffered', `${account} ${id}`)
  return true
}

type CountryLineProps = {
  id: string
  /** Whether the result names something, and may so be the first. */
  isHelpful: boolean
}

/** Says for which country the advice is, under the first result and under every result outside Kenya. */
function CountryLine({ id, isHelpful }: CountryLineProps) {
  const { t } = useTranslation('notices')
  const place = usePlace()
  const country = useCountry()
  const account = useAppSelector(selectAccount)
  const isChosen = useAppSelector(selectCountry) !== undefined
  const [isFirst] = useState(() => isHelpful && !isChosen && isFirstAnswer(String(account), id))
  const [isOpen, setIsOpen] = useState(false)
  if (place === 'kenya' && !isFirst) return null
  return (
    <Line variant="outlined">
      <PublicRounded aria-hidden color="primary" />
      <Typography variant="body2">
        <strong>{t(`country.advice.${place}`)}</strong>{' '}
        {place === 'kenya' ? null : <span>{t('country.without', { country: t(`country.names.${country}`) })}</span>}
      </Typography>
      {isOpen ? (
        <CountryChoice />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t(place === 'kenya' ? 'country.another' : 'country.change')}</Button>
      )}
    </Line>
  )
}

const Line = styled(Card)(({ theme }) => ({
  ...theme.mixins.row(0.5, 1.25),
  flexWrap: 'wrap',
  padding: theme.spacing(0.5, 1.5),
  '& > p': { flex: '1 1 12ch', marginBlock: theme.spacing(0.75) },
  '& > div': { marginBlock: theme.spacing(1) },
  '@media print': { display: 'none' },
}))

/** Types the lead, then the headings of the sections; a press on one unfolds its text. */
export function Report({ details: { lead, sections }, announcement }: { details: ReportPart; announcement: string }) {
  const texts = useMemo(() => [...lead.map(paragraphOf), ...sections.map(({ heading }) => heading)], [lead, sections])
  const { blocks, isDone, finish } = useTypewriter(texts)
  return (
    <TypedCard isDone={isDone} finish={finish} announcement={announcement}>
      {blocks.slice(0, lead.length).map((block, index) => (
        <Fragment key={index}>{block}</Fragment>
      ))}
      <div>
        {sections.slice(0, Math.max(blocks.length - lead.length, 0)).map((section) => (
          <Fold key={section.heading} section={section} />
        ))}
      </div>
    </TypedCard>
  )
}

/** An element, not a component: the typewriter reads its children. */
const paragraphOf = ({ strong, text }: Paragraph) => (
  <Typography>
    {strong === '' ? null : <strong key="strong">{strong}</strong>}
    {strong !== '' && text !== '' ? ' ' : null}
    {text === '' ? null : <span key="text">{text}</span>}
  </Typography>
)

function Fold({ section: { heading, lines } }: { section: ReportSection }) {
  const id = useId()
  return (
    <Accordion variant="plain" slotProps={UNMOUNTED_WHEN_FOLDED}>
      <AccordionSummary id={id} aria-controls={`${id}-content`} expandIcon={<ExpandMoreRounded />}>
        <Typography variant="h6" component="span">
          {heading}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ maxWidth: MAX_LINE_LENGTH }}>
        <MarkdownText>{listOf(lines)}</MarkdownText>
      </AccordionDetails>
    </Accordion>
  )
}

const UNMOUNTED_WHEN_FOLDED = { transition: { unmountOnExit: true } }
