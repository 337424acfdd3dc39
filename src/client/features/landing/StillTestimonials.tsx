import { styled } from '@mui/material/styles'

import { allTestimonials } from './content'
import { TestimonialCard } from './TestimonialCard'
import { SLIDE_GAP_PX } from './useCarousel'

/** The cards where the carousel, which is being loaded, will put them. */
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
}))

const Slide = styled('div')(({ theme }) => ({
  flex: 'none',
  width: '100%',
  paddingInline: SLIDE_GAP_PX / 2,
  [theme.breakpoints.up('md')]: { width: '50%' },
  [theme.breakpoints.up('lg')]: { width: `${100 / 3}%` },
}))
