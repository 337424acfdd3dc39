import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import { Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'

import { CallToActionButton } from './CallToAction'
import { CheckList } from './CheckList'
import { pictures } from './landingContent'
import { HOW_IT_WORKS_TITLE_ID } from './Innovation'
import { Section } from './Section'

const PHONE = '(max-width: 639.95px)'
/** Smaller than the headline, the largest paint. Lower on small phones, to keep the buttons on the first screen. */
const BAND_HEIGHT = ['120px', 'clamp(72px, 100vh + 64vw - 770px, 120px)']
const TITLE_ID = 'hero-title'
const HYPHENATED = /(\S+-\S+)/

/** `children` stand below the buttons. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing')
  return (
    <Section labelledBy={TITLE_ID} tone="tint" compact>
      <Columns>
        <Stack spacing={{ xs: 1.5, md: 2.5 }}>
          <Eyebrow>
            <Typography variant="subtitle2" component="span">
              {t('hero.eyebrow')}
            </Typography>
          </Eyebrow>
          <Typography id={TITLE_ID} variant="h1">
            {t('hero.headline', { returnObjects: true }).map((half, index) => (
              <Fragment key={index}>
                {index > 0 ? ' ' : null}
                <Half>
                  {half
                    .split(HYPHENATED)
                    .map((part) =>
                      part.includes('-') ? <Whole key={part}>{part}</Whole> : <span key={part}>{part}</span>,
                    )}
                </Half>
              </Fragment>
            ))}
          </Typography>
          <Lead component="p" variant="h4" color="primary">
            {t('hero.lead')}
          </Lead>
        </Stack>
        <HeroPicture alt={t('hero.picture')} />
        <Stack spacing={{ xs: 1.5, md: 2.5 }}>
          {/* before the taglines: on a phone the first screen ends here */}
          <HeroButtons />
          {children}
          <CheckList items={t('hero.taglines', { returnObjects: true })} />
        </Stack>
      </Columns>
    </Section>
  )
}

/** Between lead and buttons on a phone; next to both in a wide window. */
const HeroPicture = ({ alt }: { alt: string }) => (
  <picture>
    <source media={PHONE} srcSet={pictures.heroWide.src} />
    <img {...pictures.hero} alt={alt} />
  </picture>
)

function HeroButtons() {
  const { t } = useTranslation('landing')
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 1.5 }} sx={{ py: 0.5 }}>
      <CallToActionButton startIcon={<CameraAltRounded />}>{t('hero.diagnose')}</CallToActionButton>
      <Button variant="outlined" size="large" href={`#${HOW_IT_WORKS_TITLE_ID}`} onClick={scrollToHowItWorks}>
        {t('hero.howItWorks')}
      </Button>
    </Stack>
  )
}

/** Scrolls and focuses the heading, for screen readers. Without JavaScript the link jumps there. */
function scrollToHowItWorks(event: MouseEvent) {
  const title = document.getElementById(HOW_IT_WORKS_TITLE_ID)
  if (!title) return
  event.preventDefault()
  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  title.closest('section')?.scrollIntoView({ behavior: prefersStill ? 'auto' : 'smooth' })
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > *': { minWidth: 0 },
  '& > picture > img': {
    display: 'block',
    width: '100%',
    height: BAND_HEIGHT,
    objectFit: 'cover',
    borderRadius: theme.vars.shape.card,
    filter: theme.vars.palette.surface.pictureFilter,
    [theme.breakpoints.up('sm')]: { height: 'auto', maxWidth: 640, marginInline: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(2.5, 6),
    gridTemplateColumns: '14fr 8fr',
    gridTemplateRows: 'auto 1fr',
    '& > picture': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' },
  },
}))

const Lead = styled(Typography)<{ component: 'p' }>({ textWrap: 'balance' })

/** Inline on a phone, so that screen readers and copied text keep one sentence. */
const Half = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'inline-block', textWrap: 'balance' },
}))

/** Keeps the headline from breaking a word at its hyphen. */
const Whole = styled('span')({ display: 'inline-block' })

const Eyebrow = styled('p')(({ theme }) => ({
  margin: 0,
  alignSelf: 'flex-start',
  padding: theme.spacing(0.75, 2),
  borderRadius: theme.vars.shape.pill,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.secondary.main,
}))
