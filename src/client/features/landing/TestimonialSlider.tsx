import { useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef, useState, type RefObject } from 'react'
import Slider from 'react-slick'

import { allTestimonials } from './landingContent'
import { SLIDE_GAP_PX, TestimonialCard } from './TestimonialCard'

const SLIDE_MS = 300

type TestimonialSliderProps = {
  slider: RefObject<Slider | null>
  slidesPerView: number
  /** The index of the first slide in view. */
  first: number
  onMove: (first: number) => void
  /** After a swipe past the last slide slick counts from a slide that does not exist. */
  onOverpull: () => void
}

/** Needs a new `key` when the slides per view change: slick starts from the right slide only on mount. */
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

/** The rules of slick's stylesheet that this carousel needs; the padding keeps a lifted card whole. */
const SlickFrame = styled('div')(({ theme }) => ({
  marginInline: -SLIDE_GAP_PX / 2,
  '.slick-list': { overflow: 'hidden', paddingBlock: theme.spacing(2), touchAction: 'pan-y' },
  '.slick-track': { display: 'flex' },
  '.slick-slide': { flex: 'none', height: 'auto', paddingInline: SLIDE_GAP_PX / 2 },
  '.slick-slide > div, .slick-slide > div > div': { height: '100%' },
}))
