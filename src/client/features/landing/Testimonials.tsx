import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import { Box, IconButton, Stack, Typography, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, lazy, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import type Slider from 'react-slick'

import { Optional } from '~/client/ui/lazyOrNothing'
import { useBrowserValue } from '~/client/ui/useBrowserValue'

import { Reveal } from './Reveal'
import { Section } from './Section'
import { SLIDE_GAP_PX, TestimonialCard } from './TestimonialCard'
import { allTestimonials } from './landingContent'

const TestimonialSlider = lazy(async () => ({ default: (await import('./TestimonialSlider')).TestimonialSlider }))

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
            <Optional instead={<StillTestimonials />}>
              <Suspense fallback={<StillTestimonials />}>
                {isNear ? (
                  <TestimonialSlider
                    key={`${slidesPerView}-${overpulls}`}
                    {...carousel}
                    onOverpull={() => setOverpulls((times) => times + 1)}
                  />
                ) : (
                  <StillTestimonials />
                )}
              </Suspense>
            </Optional>
          ) : null}
        </Cards>
      </Box>
    </Section>
  )
}

const Header = styled('div')(({ theme }) => ({
  ...theme.mixins.column(3),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(4) },
}))

/** As high as the tallest card in either language, so that late cards do not shift the page. */
const Cards = styled('div')(({ theme }) => ({
  minHeight: 396,
  [theme.breakpoints.up(360)]: { minHeight: 372 },
  [theme.breakpoints.up('sm')]: { minHeight: 338 },
  [theme.breakpoints.up('md')]: { minHeight: 424 },
  [theme.breakpoints.up('lg')]: { minHeight: 461 },
}))

const Controls = styled('div')(({ theme }) => ({
  flex: 'none',
  ...theme.mixins.row(2),
  '& > [role="status"]': { minWidth: '9em' },
}))

type CarouselButtonsProps = { carousel: Pick<Carousel, 'atStart' | 'atEnd' | 'previous' | 'next'> }

function CarouselButtons({ carousel: { atStart, atEnd, previous, next } }: CarouselButtonsProps) {
  const { t } = useTranslation('landing')
  const previousButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)

  const lastFocused = useRef<EventTarget>(null)

  // a button that becomes disabled loses the focus: moves it to the other one
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== body && activeElement !== lastFocused.current) return
    if (atEnd && lastFocused.current === nextButton.current) previousButton.current?.focus({ preventScroll: true })
    if (atStart && lastFocused.current === previousButton.current) nextButton.current?.focus({ preventScroll: true })
  }, [atStart, atEnd])

  return (
    <Stack
      direction="row"
      spacing={1.5}
      onFocus={({ target }) => {
        lastFocused.current = target
      }}
    >
      <RoundButton ref={previousButton} aria-label={t('testimonials.previous')} disabled={atStart} onClick={previous}>
        <ArrowBackRounded />
      </RoundButton>
      <RoundButton ref={nextButton} aria-label={t('testimonials.next')} disabled={atEnd} onClick={next}>
        <ArrowForwardRounded />
      </RoundButton>
    </Stack>
  )
}

const RoundButton = styled(IconButton)(({ theme }) => ({
  width: theme.spacing(6.5),
  height: theme.spacing(6.5),
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&:disabled': {
    color: theme.vars.palette.text.disabled,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.divider}`,
  },
}))

/** The cards at their positions in the carousel, until it has loaded. */
function StillTestimonials() {
  return (
    <StillRow data-carousel="still">
      {allTestimonials.map((testimonial, index) => (
        <StillSlide key={testimonial.name}>
          <TestimonialCard {...testimonial} index={index} />
        </StillSlide>
      ))}
    </StillRow>
  )
}

const StillRow = styled('div')(({ theme }) => ({
  display: 'flex',
  marginInline: -SLIDE_GAP_PX / 2,
  paddingBlock: theme.spacing(2),
  overflowX: 'hidden',
}))

const StillSlide = styled('div')(({ theme }) => ({
  flex: 'none',
  width: '100%',
  paddingInline: SLIDE_GAP_PX / 2,
  [theme.breakpoints.up('md')]: { width: '50%' },
  [theme.breakpoints.up('lg')]: { width: `${100 / 3}%` },
}))

function useSlidesPerView() {
  const isMedium = useMediaQuery('(min-width:768px)')
  const isLarge = useMediaQuery('(min-width:1024px)')
  if (isLarge) return 3
  return isMedium ? 2 : 1
}

function useCarousel(count: number) {
  const slidesPerView = useSlidesPerView()
  const slider = useRef<Slider>(null)
  const [wanted, setWanted] = useState(0)

  const last = Math.max(0, count - slidesPerView)
  // a wider window shows more slides and so has fewer positions
  const first = Math.min(wanted, last)
  const moveTo = (index: number) => {
    if (index < 0 || index > last) return
    if (slider.current) slider.current.slickGoTo(index)
    else setWanted(index) // slick will start there
  }

  return {
    slider,
    slidesPerView,
    first,
    atStart: first === 0,
    atEnd: first === last,
    previous: () => moveTo(first - 1),
    next: () => moveTo(first + 1),
    onMove: setWanted,
  }
}

type Carousel = ReturnType<typeof useCarousel>
