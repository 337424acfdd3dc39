import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Picture } from '~/client/shared/Picture'

import { CallToActionButton } from './CallToActionButton'
import { pictures } from './content'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'
import { Steps } from './Steps'

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
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(4),
  minWidth: 0,
}))
