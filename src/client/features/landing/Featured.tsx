import { Box } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { featuredCards } from './content'
import { FeaturedCard } from './FeaturedCard'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

export function Featured() {
  const { t } = useTranslation('landing')
  return (
    <Section labelledBy="featured-title" tone="sand">
      <Reveal>
        <SectionHeading id="featured-title" eyebrow={t('featured.eyebrow')} title={t('featured.title')} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: { xs: 4, md: 6 },
            gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {featuredCards.map(({ name, image }) => (
            <FeaturedCard
              key={name}
              title={t(`featured.${name}.title`)}
              text={t(`featured.${name}.text`)}
              image={image}
            />
          ))}
        </Box>
      </Reveal>
    </Section>
  )
}
