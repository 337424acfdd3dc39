import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Picture } from '~/client/ui/Picture'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'

import { CallToActionButton } from './CallToAction'
import { Reveal } from './Reveal'
import { Section, SectionHeading } from './Section'
import { pictures } from './landingContent'

export const HOW_IT_WORKS_TITLE_ID = 'how-it-works'

export function Innovation() {
  const { t } = useTranslation('landing')
  return (
    <Section labelledBy={HOW_IT_WORKS_TITLE_ID}>
      <Reveal>
        <Columns>
          <PictureFrame>
            <Picture illustration={{ ...pictures.innovation, alt: t('innovation.picture') }} />
          </PictureFrame>
          <Words>
            <SectionHeading
              id={HOW_IT_WORKS_TITLE_ID}
              eyebrow={t('innovation.eyebrow')}
              title={t('innovation.title')}
              align="left"
            />
            <Steps steps={t('innovation.steps', { returnObjects: true })} />
            <CallToActionButton>{t('innovation.button')}</CallToActionButton>
          </Words>
        </Columns>
      </Reveal>
    </Section>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'center',
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(8), gridTemplateColumns: '6fr 7fr' },
}))

const PictureFrame = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  justifySelf: 'center',
  [theme.breakpoints.down('lg')]: { order: 1 },
}))

const Words = styled('div')(({ theme }) => ({
  ...theme.mixins.column(4),
  alignItems: 'flex-start',
  minWidth: 0,
}))

function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <List>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepNumber aria-hidden>{index + 1}</StepNumber>
          <div>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled('ol')(({ theme }) => ({
  ...theme.mixins.column(3),
  ...theme.mixins.plainList,
  '& > li': { display: 'flex', gap: theme.spacing(2) },
  '& > li > div': { maxWidth: MAX_LINE_LENGTH },
  '& p': { marginTop: theme.spacing(0.5) },
}))

const StepNumber = styled('span')(({ theme }) => ({
  ...theme.typography.h6,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(5),
  height: theme.spacing(5),
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.surface.tint,
  color: theme.vars.palette.primary.main,
}))
