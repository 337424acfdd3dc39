import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Picture, type Illustration } from '~/client/ui/Picture'

import { Reveal } from './Reveal'
import { Section, SectionHeading } from './Section'
import { featuredCards } from './landingContent'

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

function FeaturedCard({ title, text, image }: { title: string; text: string; image: Illustration }) {
  return (
    <Frame variant="lifting">
      <PictureFrame>
        <Picture illustration={image} />
      </PictureFrame>
      <Words>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary">{text}</Typography>
      </Words>
    </Frame>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'center', gap: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: { flexDirection: 'column' },
}))

const PictureFrame = styled('div')(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.up('sm')]: { width: '42%' },
  [theme.breakpoints.up('lg')]: { width: '100%' },
}))

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { alignSelf: 'stretch' },
  '& > p': { marginTop: theme.spacing(1) },
}))
