import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Card, Divider, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ContactCard } from '~/client/ui/ContactCard'
import type { Result } from '~/contract/responses'

import { ActionCards } from './ActionCards'
import { Check } from './Check'
import { BannerPhoto, VerdictBanner } from './VerdictBanner'
import { useIsWide } from './ResultBar'
import { TypicalLeaf, typicalPhotosOf } from './TypicalLeaf'
import { headingOf, shareOf } from './resultText'
import { prefersReducedMotion } from './useTypewriter'

type FirstScreenProps = {
  result: Result
  isFree: boolean
  photoUrl: string | undefined
  /** The single condition it names, if any. */
  label: string | null
  question: ReactNode
  /** Heading of the actions, unless they are about the next photo. */
  todayHeading?: string
  contacts: Result['contacts']
  /** Shown in a wide window. */
  toolbar: ReactNode
}

/** Verdict, certainty, one check, at most three actions, and whom to call. */
export function FirstScreen(props: FirstScreenProps) {
  const { result, isFree, photoUrl, label, question, todayHeading, contacts, toolbar } = props
  const { t } = useTranslation('diagnosis')
  const { check, actions, pictograms } = result
  const isWide = useIsWide() // the user's photo stands next to the result
  const own = photoUrl === undefined ? null : <BannerPhoto src={photoUrl} alt="" />
  const typical = photoUrl === undefined ? undefined : typicalPhotosOf(label)[0]
  return (
    <>
      <VerdictBanner
        result={result}
        isFree={isFree}
        picture={isWide ? <TypicalLeaf photo={typical} isCaptioned /> : own}
        toolbar={toolbar}
      />
      {question}
      {check ? (
        <CheckCard variant="check">
          <Check label={t('result.check')} component="h3" check={check} />
          {check.question === null ? null : (
            <Typography variant="body2" color="textSecondary">
              {check.ifNot}
            </Typography>
          )}
        </CheckCard>
      ) : null}
      <CandidateCards result={result} />
      {actions.length > 0 ? (
        <ActionCards heading={headingOf(result, todayHeading)} actions={actions} pictograms={pictograms}>
          {result.retake ? <RetakeDrawing /> : null}
        </ActionCards>
      ) : null}
      {contacts.map((contact) => (
        <ContactCard key={contact.name} contact={contact} />
      ))}
    </>
  )
}

/** Shows how to take the next photo, for users who do not read. */
function RetakeDrawing() {
  const { t } = useTranslation('notices')
  return <Drawing src="/illustrations/retake.svg" alt={t('retake')} width={328} height={190} />
}

const Drawing = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'clamp(150px, 44vw, 220px)',
  objectFit: 'cover',
  borderRadius: theme.vars.shape.card,
  filter: theme.vars.palette.surface.pictureFilter,
}))

const CheckCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(0.75, 1.25, 1),
  '& p': { textWrap: 'pretty' },
}))

/** Header plus a margin: a result that starts within it is entirely in view. */
const PHONE_HEADER_PX = 96

/** Scrolls to a new result below the fold, or to one changed above the view. Does nothing if it is in view. */
export function useScrolledIntoView(reading: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const { top } = ref.current.getBoundingClientRect()
    const isWide = window.matchMedia('(min-width: 1024px)').matches
    if (top >= 0 && top < (isWide ? window.innerHeight / 2 : PHONE_HEADER_PX)) return
    ref.current.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [reading])
  return ref
}

/** Scrolls on to what a person has answered, as long as that is unread. */
export function useScrolledToNews(isUnread: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUnread) ref.current?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [isUnread])
  return ref
}

/** The candidates, likeliest first, with typical leaf, check and folded action. */
function CandidateCards({ result: { candidates } }: { result: Result }) {
  const { t } = useTranslation(['diagnosis', 'share'])
  return (
    <>
      {candidates.map(({ label, condition, tenths, check, action }) => (
        <Candidate key={label} variant="outlined">
          <Head>
            <div>
              <Typography variant="h4" component="h3">
                {condition}
              </Typography>
              {tenths === null ? <Typography variant="body2">{shareOf(tenths)}</Typography> : null}
            </div>
            <TypicalLeaf photo={typicalPhotosOf(label)[0]} />
          </Head>
          {check ? <Check label={t('result.candidateCheck')} check={check} /> : null}
          {action === '' ? null : (
            <>
              <Divider />
              <Accordion variant="plain" slotProps={FOLD}>
                <AccordionSummary expandIcon={<ExpandMoreRounded />}>
                  <Typography component="span">{t(check?.question ? 'result.ifYes' : 'share:ifSo')}</Typography>
                </AccordionSummary>
                {/* below the focus ring */}
                <AccordionDetails sx={{ pt: 0.75 }}>
                  <Typography>{action}</Typography>
                </AccordionDetails>
              </Accordion>
            </>
          )}
        </Candidate>
      ))}
    </>
  )
}

/** No region role: all regions would have the same name. */
const FOLD = { heading: { component: 'h4' }, region: { role: 'none' } } as const

const Candidate = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1.5),
  '& > hr': { marginTop: theme.spacing(1) },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1.25),
  '& > div': { minWidth: 0 },
}))
