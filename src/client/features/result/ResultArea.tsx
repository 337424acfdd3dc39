import EventRounded from '@mui/icons-material/EventRounded'
import PublicRounded from '@mui/icons-material/PublicRounded'
import { Card, GlobalStyles, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { selectAccount, selectCountry } from '~/client/session/sessionSlice'
import * as settings from '~/client/storage/settings'
import { useAppSelector, usePlace } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { CountryChoice, useCountry } from '~/client/ui/CountryChoice'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { RowFold, Rows } from '~/client/ui/Rows'
import { useOverlay } from '~/client/ui/useOverlay'
import type { Language } from '~/contract/languages'
import { fromMarkdown } from '~/contract/report'
import type { Diagnosis, Result } from '~/contract/responses'

import { Announcement } from './Announcement'
import { AskOperator } from './AskOperator'
import { CropCorrection, asksAboutOne } from './CropCorrection'
import { FirstScreen, useScrolledIntoView, useScrolledToNews } from './FirstScreen'
import { InstallOffer } from './InstallOffer'
import { MarkdownReport } from './MarkdownReport'
import { GivenReplies, QuestionCard } from './QuestionCard'
import { ResultBar, SHARING, useIsWide } from './ResultBar'
import { Correction, ResultFolds } from './ResultFolds'
import { namedLabel } from './TypicalLeaf'
import { AskPerson } from './person/AskPerson'
import { PersonAnswers } from './person/PersonAnswers'
import { announcementOf } from './resultText'
import type { SharedResult } from './share/shareText'
import { UNTYPED_STYLES, useTypedWords } from './useTypedWords'

type ResultAreaProps = {
  /** Markdown. */
  report: string
  /** The report as data, or null if the server sent none. */
  diagnosis: Diagnosis | null
  language: Language
  photoUrl: string | undefined
  /** It has just arrived: its first screen is typed. */
  isNew?: boolean
  /** The screen itself asks for another photo in its action bar. */
  needsPhoto?: boolean
  /** Shown first; with `isFolded`, the first screen is a row beneath it. */
  followUp?: ReactNode
  isFolded?: boolean
  /** What is shared of the earlier answers, and of what was sprayed. */
  earlier?: Pick<SharedResult, 'since' | 'earlierPhotoUrl' | 'sprays'>
  rows?: ReactNode
}

export function ResultArea(props: ResultAreaProps) {
  const { report, diagnosis, language, photoUrl, isNew = false, needsPhoto, followUp, isFolded = false, rows } = props
  const { t } = useTranslation('diagnosis')
  const reading = readingOf(diagnosis)
  const parsed = useMemo(() => fromMarkdown(report), [report])
  const area = useScrolledIntoView(reading)
  const persons = useScrolledToNews(diagnosis?.person?.isUnread ?? false)
  const firstScreen = useRef<HTMLDivElement>(null)
  const isTyping = useTypedWords(firstScreen, isNew && !isFolded ? diagnosis?.id : undefined)
  const sharing = useOverlay(SHARING)
  const isWide = useIsWide()
  const frame = { ref: area, lang: language, spacing: 0.5, sx: { scrollMarginTop: { xs: '-8px', lg: '16px' } } }
  if (!diagnosis)
    return (
      <Stack {...frame}>
        <PrintStyles />
        <MarkdownReport key={report} markdown={report} />
      </Stack>
    )
  const { id, answer: result, photos, firmness } = diagnosis
  const shared = { result, language, own: diagnosis, ...givenBy(diagnosis), ...props.earlier }
  const bar = <ResultBar shared={shared} photoUrl={photoUrl} isInPage={needsPhoto ?? false} />
  const first = (
    <Stack ref={firstScreen} spacing={0.5}>
      <FirstScreen
        key={reading}
        result={withoutAsked(result, diagnosis)}
        isFree={diagnosis.charge === 0 && diagnosis.byPlan !== true && !asksCrop(diagnosis)} // the question says what is free
        photoUrl={photoUrl}
        label={namedLabel(diagnosis)}
        question={<Question diagnosis={diagnosis} answered={result.answered} />}
        contacts={result.contacts.filter(({ numbers }) => numbers.length > 0)}
        toolbar={isWide && !isFolded ? bar : null}
      />
    </Stack>
  )
  return (
    <Stack {...frame} {...(parsed && { role: 'region', 'aria-label': t('report.label') })} data-typing={isTyping}>
      <PrintStyles />
      <GlobalStyles styles={UNTYPED_STYLES} />
      {followUp}
      {isFolded ? (
        <Rows variant="outlined">
          <RowFold icon={<EventRounded aria-hidden />} label={nameOfResult(result)} fact={result.strip}>
            {first}
          </RowFold>
        </Rows>
      ) : (
        first
      )}
      {diagnosis.person ? <PersonAnswers key={`person ${id}`} ref={persons} id={id} person={diagnosis.person} /> : null}
      {isFolded && isWide ? bar : null}
      {parsed ? (
        <>
          <Announcement key={report}>{announcementOf(result)}</Announcement>
          {asksAboutOne(diagnosis) ? null : (
            <ResultFolds
              key={`folds ${reading}`}
              report={parsed}
              label={namedLabel(diagnosis)}
              {...{ result, photos, firmness, language, photoUrl }}
              correction={correctionOf(diagnosis)}
              support={asksExpert(diagnosis) ? null : <AskOperator shared={shared} />}
              onSend={sharing.open}
            />
          )}
        </>
      ) : (
        <MarkdownReport key={report} markdown={report} />
      )}
      {diagnosis.asking ? <AskPerson key={`ask ${id}`} diagnosis={diagnosis} asking={diagnosis.asking} /> : null}
      {asksAboutOne(diagnosis) ? null : <Rows variant="outlined">{rows}</Rows>}
      <CountryLine key={`country ${id}`} id={id} isHelpful={isHelpful(diagnosis)} />
      {isHelpful(diagnosis) ? <InstallOffer /> : null}
      {isWide ? null : bar}
    </Stack>
  )
}

const givenBy = ({ createdAt, modelVersion, place, plot, followUp }: Diagnosis) => ({
  createdAt,
  modelVersion,
  place,
  plot,
  progress: followUp?.progress,
  advice: followUp?.advice,
})

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

/** Removes checks that an open question asks, and how to take another photo while the crop is the question. */
function withoutAsked(result: Result, diagnosis: Diagnosis): Result {
  const { question, label } = diagnosis
  const asked = question?.checks ?? []
  return {
    ...result,
    actions: asksUntoldCrop(diagnosis) ? [] : result.actions,
    check: asked.includes(label ?? '') ? null : result.check,
    candidates: result.candidates.map((one) => (asked.includes(one.label) ? { ...one, check: null } : one)),
  }
}

/** The experts at the desk take the place of the operator. */
const asksExpert = ({ asking, person }: Diagnosis) =>
  asking !== undefined || (person !== undefined && person.state !== null)

const isHelpful = ({ verdict }: Diagnosis) => ['confident', 'probable', 'ranked'].includes(verdict)

const asksCrop = (diagnosis: Diagnosis) =>
  asksAboutOne(diagnosis) || asksUntoldCrop(diagnosis) || diagnosis.verdict === 'mixedCrops'

const asksUntoldCrop = ({ verdict, toldCrop }: Diagnosis) =>
  toldCrop === null && ['unsure', 'unknownCrop'].includes(verdict)

/** Photos with a fault or of another crop were not judged, so they cannot be judged again. */
const isCorrectable = ({ verdict }: Diagnosis) =>
  !['tooDark', 'tooBlurred', 'falseColours', 'otherCrop'].includes(verdict)

const correctionOf = (diagnosis: Diagnosis) =>
  isCorrectable(diagnosis) && !asksCrop(diagnosis) ? <Correction diagnosis={diagnosis} /> : null

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
