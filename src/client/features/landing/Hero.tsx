import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import { Button, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { Picture } from '~/client/shared/Picture'

import { CallToActionButton } from './CallToActionButton'
import { CheckList } from './CheckList'
import { pictures } from './content'
import { HOW_IT_WORKS_TITLE_ID } from './Innovation'
import { Section } from './Section'

const TITLE_ID = 'hero-title'
const HYPHENATED = /(\S+-\S+)/

export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <Section labelledBy={TITLE_ID} tone="tint" compact>
      <Columns>
        <Stack spacing={{ xs: 2, md: 2.5 }}>
          <Eyebrow>
            <Typography variant="subtitle2" component="span">
              {t('hero.eyebrow')}
            </Typography>
          </Eyebrow>
          <Typography id={TITLE_ID} variant="h1">
            {t('hero.headline', { returnObjects: true }).map((half, index) => (
              <Fragment key={half}>
                {index > 0 ? ' ' : null}
                <Half>
                  {half.split(HYPHENATED).map((part) => (part.includes('-') ? <Whole key={part}>{part}</Whole> : part))}
                </Half>
              </Fragment>
            ))}
          </Typography>
          <Lead component="p" variant="h4" color="primary">
            {t('hero.lead')}
          </Lead>
          {/* before the taglines: on a phone the first screen ends here */}
          <HeroButtons />
          <CheckList items={t('hero.taglines', { returnObjects: true })} />
        </Stack>
        <PictureFrame>
          <Picture illustration={{ ...pictures.hero, alt: t('hero.picture') }} />
        </PictureFrame>
      </Columns>
    </Section>
  )
}

function HeroButtons() {
  const { t } = useTranslation('landing')
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ py: 0.5 }}>
      <CallToActionButton startIcon={<CameraAltRounded />}>{t('hero.diagnose')}</CallToActionButton>
      <Button variant="outlined" size="large" href={`#${HOW_IT_WORKS_TITLE_ID}`} onClick={scrollToHowItWorks}>
        {t('hero.howItWorks')}
      </Button>
    </Stack>
  )
}

/** Without a script the link jumps there. The heading takes the focus, for screen readers. */
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
  gap: theme.spacing(4),
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(6), gridTemplateColumns: '14fr 8fr' },
}))

const PictureFrame = styled('div')({ maxWidth: 640, width: '100%', justifySelf: 'center' })

const Lead = styled(Typography)<{ component: 'p' }>({ textWrap: 'balance' })

/** Inline, so that both halves stay one sentence for screen readers and copied text; each is balanced by itself. */
const Half = styled('span')({ display: 'inline-block', textWrap: 'balance' })

/** A headline is no place to break a word at its hyphen. */
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
