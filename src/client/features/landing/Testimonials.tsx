import { Box, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'

import { CarouselButtons } from './CarouselButtons'
import { allTestimonials } from './content'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { StillTestimonials } from './StillTestimonials'
import { TestimonialSlider } from './TestimonialSlider'
import { useCarousel } from './useCarousel'

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
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') previous()
    if (key === 'ArrowRight') next()
  }

  return (
    <Section labelledBy={TITLE_ID} tone="tint">
      <Box ref={ref} role="group" aria-roledescription="carousel" aria-labelledby={TITLE_ID} onKeyDown={moveByKey}>
        <Reveal durationMs={HEADER_REVEAL_MS}>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={3}
            sx={{ mb: { xs: 2, md: 4 }, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
          >
            <Box>
              <Typography id={TITLE_ID} variant="h2">
                {t('testimonials.title')}
              </Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('testimonials.examples')}</Typography>
            </Box>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flex: 'none' }}>
              <CarouselButtons carousel={carousel} />
              <Typography role="status" variant="body2" sx={{ minWidth: '9em', color: 'text.secondary' }}>
                {isNear ? t('testimonials.showing', inView) : null}
              </Typography>
            </Stack>
          </Stack>
        </Reveal>
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
      </Box>
    </Section>
  )
}
