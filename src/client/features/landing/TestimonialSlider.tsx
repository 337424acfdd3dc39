import { Box, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { TouchEvent } from 'react'
import Slider from 'react-slick'

import { allTestimonials } from './content'
import { GAP_PX } from './slideGap'
import { TestimonialCard } from './TestimonialCard'
import type { Carousel } from './useCarousel'

const SLIDE_MS = 300

type TestimonialSliderProps = Pick<Carousel, 'slider' | 'slidesPerView' | 'first' | 'onMove'> & {
  /** A swipe has pulled at the last slide, and slick now counts from a slide that does not exist. */
  onOverpull: () => void
}

/** Mount it anew (`key`) when the slides per view change: slick starts from the right slide only then. */
export function TestimonialSlider({ slider, slidesPerView, first, onMove, onOverpull }: TestimonialSliderProps) {
  const [initialSlide] = useState(first)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const overpulled = useRef(false)
  const isHidden = (index: number) => index < first || index >= first + slidesPerView

  return (
    <SlickFrame onTouchEndCapture={allowUncancelable}>
      <Slider
        ref={slider}
        initialSlide={initialSlide}
        slidesToShow={slidesPerView}
        slidesToScroll={1}
        infinite={false}
        arrows={false}
        accessibility={false}
        draggable={false}
        speed={isStill ? 0 : SLIDE_MS}
        useCSS={!isStill}
        beforeChange={(from, to) => {
          overpulled.current = from === to
          onMove(to)
        }}
        afterChange={() => {
          if (overpulled.current) onOverpull()
        }}
      >
        {allTestimonials.map((testimonial, index) => (
          <Box key={testimonial.name} sx={{ height: '100%' }} inert={isHidden(index)}>
            <TestimonialCard {...testimonial} />
          </Box>
        ))}
      </Slider>
    </SlickFrame>
  )
}

/** Slick cancels the end of every swipe; a browser that has begun to scroll refuses, and complains in the console. */
function allowUncancelable({ nativeEvent }: TouchEvent) {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined
}

/** What slick needs of its stylesheet; the room around the list keeps a lifted card whole. */
const SlickFrame = styled('div')(({ theme }) => ({
  marginInline: -GAP_PX / 2,
  '.slick-list': { overflow: 'hidden', paddingBlock: theme.spacing(2), touchAction: 'pan-y' },
  '.slick-track': { display: 'flex' },
  '.slick-slide': { flex: 'none', height: 'auto', paddingInline: GAP_PX / 2 },
  '.slick-slide > div': { height: '100%' },
}))
