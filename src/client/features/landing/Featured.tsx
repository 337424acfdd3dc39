import { styled } from '@mui/material/styles'
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
        <Cards>
          {featuredCards.map(({ name, image }) => (
            <FeaturedCard
              key={name}
              title={t(`featured.${name}.title`)}
              text={t(`featured.${name}.text`)}
              image={image}
            />
          ))}
        </Cards>
      </Reveal>
    </Section>
  )
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))
