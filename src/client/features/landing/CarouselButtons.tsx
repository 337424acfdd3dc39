import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import { IconButton, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { Carousel } from './useCarousel'

type CarouselButtonsProps = { carousel: Pick<Carousel, 'atStart' | 'atEnd' | 'previous' | 'next'> }

export function CarouselButtons({ carousel: { atStart, atEnd, previous, next } }: CarouselButtonsProps) {
  const { t } = useTranslation('landing')
  const previousButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)

  const lastFocused = useRef<EventTarget>(null)

  // a button that becomes disabled loses the focus to nowhere: the other one takes it
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
