import { Box, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'

import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import { useBrowserValue } from '~/client/shared/useBrowserValue'

import { CarouselButtons } from './CarouselButtons'
import { allTestimonials } from './content'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { StillTestimonials } from './StillTestimonials'
import { useCarousel } from './useCarousel'

const TestimonialSlider = lazyOrNothing(async () => {
  const { TestimonialSlider: Slider } = await import('./TestimonialSlider')
  return Slider
})

const TITLE_ID = 'testimonials-title'
const HEADER_REVEAL_MS = 800

export function Testimonials() {
  const { t } = useTranslation('landing')
  const count = allTestimonials.length
  const carousel = useCarousel(count)
  const { slidesPerView, first, previous, next } = carousel
  const to = Math.min(first + slidesPerView, count)
  const inView = { from: first + 1, to, count: to - first, total: count }
  const [overpulls, setOverpulls] = useState(0)
  const { ref, inView: isNear } = useInView({ triggerOnce: true, rootMargin: '100% 0px', fallbackInView: true })
  const isHydrated = useBrowserValue(() => true, false)
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') previous()
    if (key === 'ArrowRight') next()
  }

  return (
    <Section labelledBy={TITLE_ID} tone="tint">
      <Box ref={ref} role="group" aria-roledescription="carousel" aria-labelledby={TITLE_ID} onKeyDown={moveByKey}>
        <Reveal durationMs={HEADER_REVEAL_MS}>
          <Header>
            <div>
              <Typography id={TITLE_ID} variant="h2">
                {t('testimonials.title')}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {t('testimonials.examples')}
              </Typography>
            </div>
            <Controls>
              <CarouselButtons carousel={carousel} />
              <Typography role="status" variant="body2" color="textSecondary">
                {isNear ? t('testimonials.showing', inView) : null}
              </Typography>
            </Controls>
          </Header>
        </Reveal>
        <Cards>
          {isHydrated ? (
            <Suspense fallback={<StillTestimonials />}>
              {isNear ? (
                <TestimonialSlider
                  key={`${slidesPerView}-${overpulls}`}
                  {...carousel}
                  onOverpull={() => {
                    setOverpulls((times) => times + 1)
                  }}
                />
              ) : (
                <StillTestimonials />
              )}
            </Suspense>
          ) : null}
        </Cards>
      </Box>
    </Section>
  )
}

const Header = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(4) },
}))

/** As high as the highest card in either language: the cards stay out of the document, and nothing moves when they come. */
const Cards = styled('div')(({ theme }) => ({
  minHeight: 396,
  [theme.breakpoints.up(360)]: { minHeight: 372 },
  [theme.breakpoints.up('sm')]: { minHeight: 338 },
  [theme.breakpoints.up('md')]: { minHeight: 424 },
  [theme.breakpoints.up('lg')]: { minHeight: 461 },
}))

const Controls = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > [role="status"]': { minWidth: '9em' },
}))
