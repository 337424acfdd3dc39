import { Card, Typography, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ContactCard } from '~/client/shared/ContactCard'
import type { Result } from '~/contract/responses'
import type { LeafPhoto } from '~/diagnosis'

import { ActionCards } from './ActionCards'
import { CandidateCards } from './CandidateCards'
import { Check } from './Check'
import { LeafPair } from './LeafPair'
import { BannerPhoto, VerdictBanner } from './VerdictBanner'
import { headingOf } from './resultText'
import { prefersReducedMotion } from './useTypewriter'

type FirstScreenProps = {
  result: Result
  isFree: boolean
  photoUrl: string | undefined
  typicalPhotos: readonly LeafPhoto[]
  question: ReactNode
  /** Heading of the actions, unless they are about the next photo. */
  todayHeading?: string
  contacts: Result['contacts']
  /** In a wide window. */
  toolbar: ReactNode
}

/** What it is, how sure, the one check, at most three things to do, and whom to call. */
export function FirstScreen(props: FirstScreenProps) {
  const { result, isFree, photoUrl, typicalPhotos, question, todayHeading, contacts, toolbar } = props
  const { t } = useTranslation('diagnosis')
  const { check, actions, pictograms } = result
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true }) // for typical leaves in the banner
  const photo = photoUrl === undefined ? null : <BannerPhoto src={photoUrl} alt="" />
  const pairOr = (instead: ReactNode) =>
    photoUrl === undefined ? instead : <LeafPair {...{ photoUrl, typicalPhotos, instead }} />
  return (
    <>
      <VerdictBanner result={result} isFree={isFree} picture={hasRoom ? pairOr(photo) : photo} toolbar={toolbar} />
      {question}
      {check ? (
        <CheckCard variant="check">
          <Check label={t('result.check')} check={check} />
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
      {hasRoom ? null : pairOr(null)}
    </>
  )
}

/** Shows how to take the next photo, for those who do not read. */
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
  '& > p': { marginTop: theme.spacing(0.25) },
  '& p': { lineHeight: theme.lineHeight.tight, textWrap: 'pretty' },
}))

/** With a little more: what begins here is in sight as a whole. */
const PHONE_HEADER_PX = 96

/** On a phone the result begins below the fold, and what a correction or a reply has changed above it. Where it is in sight, nothing moves. */
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
