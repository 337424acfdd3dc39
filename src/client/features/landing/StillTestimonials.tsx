import { styled } from '@mui/material/styles'

import { allTestimonials } from './content'
import { TestimonialCard } from './TestimonialCard'
import { SLIDE_GAP_PX } from './useCarousel'

/** The cards where the carousel will put them: prerendered, because slick's inline styles cannot be. Without scripts the row scrolls. */
export function StillTestimonials() {
  return (
    <Row data-carousel="still">
      {allTestimonials.map((testimonial, index) => (
        <Slide key={testimonial.name}>
          <TestimonialCard {...testimonial} index={index} />
        </Slide>
      ))}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  marginInline: -SLIDE_GAP_PX / 2,
  paddingBlock: theme.spacing(2),
  overflowX: 'hidden',
  '@media (scripting: none)': { overflowX: 'auto', scrollSnapType: 'x mandatory' },
}))

const Slide = styled('div')(({ theme }) => ({
  flex: 'none',
  width: '100%',
  paddingInline: SLIDE_GAP_PX / 2,
  scrollSnapAlign: 'start',
  [theme.breakpoints.up('md')]: { width: '50%' },
  [theme.breakpoints.up('lg')]: { width: `${100 / 3}%` },
}))
