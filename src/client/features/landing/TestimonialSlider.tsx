import { useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import Slider from 'react-slick'

import { allTestimonials } from './content'
import { TestimonialCard } from './TestimonialCard'
import { SLIDE_GAP_PX } from './useCarousel'
import type { Carousel } from './useCarousel'

const SLIDE_MS = 300

type TestimonialSliderProps = Pick<Carousel, 'slider' | 'slidesPerView' | 'first' | 'onMove'> & {
  /** A swipe has pulled at the last slide, and slick now counts from a slide that does not exist. */
  onOverpull: () => void
}

/** Remount it (`key`) when the slides per view change: slick starts from the right slide only then. */
export function TestimonialSlider({ slider, slidesPerView, first, onMove, onOverpull }: TestimonialSliderProps) {
  const [initialSlide] = useState(first)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const overpulled = useRef(false)
  const isHidden = (index: number) => index < first || index >= first + slidesPerView

  return (
    <SlickFrame>
      <Slider
        ref={slider}
        initialSlide={initialSlide}
        slidesToShow={slidesPerView}
        slidesToScroll={1}
        infinite={false}
        arrows={false}
        accessibility={false}
        draggable={false}
        speed={isReduced ? 0 : SLIDE_MS}
        useCSS={!isReduced}
        beforeChange={(from, to) => {
          overpulled.current = from === to
          onMove(to)
        }}
        afterChange={() => {
          if (overpulled.current) onOverpull()
        }}
      >
        {allTestimonials.map((testimonial, index) => (
          <div key={testimonial.name} inert={isHidden(index)}>
            <TestimonialCard {...testimonial} index={index} />
          </div>
        ))}
      </Slider>
    </SlickFrame>
  )
}

/** What slick needs of its stylesheet; the padding keeps a lifted card whole. */
const SlickFrame = styled('div')(({ theme }) => ({
  marginInline: -SLIDE_GAP_PX / 2,
  '.slick-list': { overflow: 'hidden', paddingBlock: theme.spacing(2), touchAction: 'pan-y' },
  '.slick-track': { display: 'flex' },
  '.slick-slide': { flex: 'none', height: 'auto', paddingInline: SLIDE_GAP_PX / 2 },
  '.slick-slide > div, .slick-slide > div > div': { height: '100%' },
}))
