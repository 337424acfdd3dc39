import { Box } from '@mui/material'

import { featured, featuredCards } from './content'
import { FeaturedCard } from './FeaturedCard'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

export function Featured() {
  return (
    <Section labelledBy="featured-title" tone="sand">
      <Reveal>
        <SectionHeading id="featured-title" {...featured} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: { xs: 4, md: 6 },
            gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {featuredCards.map((card) => (
            <FeaturedCard key={card.title} {...card} />
          ))}
        </Box>
      </Reveal>
    </Section>
  )
}
