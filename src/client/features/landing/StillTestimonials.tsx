import { styled } from '@mui/material/styles'

import { allTestimonials } from './content'
import { GAP_PX } from './slideGap'
import { TestimonialCard } from './TestimonialCard'

/** The cards where the carousel will put them, before its script is here; whoever runs none scrolls through them. */
export function StillTestimonials() {
  return (
    <Row data-carousel="still">
      {allTestimonials.map((testimonial) => (
        <Slide key={testimonial.name}>
          <TestimonialCard {...testimonial} />
        </Slide>
      ))}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  marginInline: -GAP_PX / 2,
  paddingBlock: theme.spacing(2),
  overflowX: 'hidden',
  '@media (scripting: none)': { overflowX: 'auto', scrollSnapType: 'x mandatory' },
}))

const Slide = styled('div')(({ theme }) => ({
  flex: 'none',
  width: '100%',
  paddingInline: GAP_PX / 2,
  scrollSnapAlign: 'start',
  [theme.breakpoints.up('md')]: { width: '50%' },
  [theme.breakpoints.up('lg')]: { width: `${100 / 3}%` },
}))
