import { Box, Stack } from '@mui/material'
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
        <Box
          sx={{ display: 'grid', gap: { xs: 5, lg: 8 }, alignItems: 'center', gridTemplateColumns: { lg: '6fr 7fr' } }}
        >
          <Box sx={{ width: '100%', maxWidth: 560, justifySelf: 'center', order: { xs: 1, lg: 0 } }}>
            <Picture illustration={{ ...pictures.innovation, alt: t('innovation.picture') }} />
          </Box>
          <Stack spacing={4} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
            <SectionHeading
              id={HOW_IT_WORKS_TITLE_ID}
              eyebrow={t('innovation.eyebrow')}
              title={t('innovation.title')}
              align="left"
            />
            <Steps steps={t('innovation.steps', { returnObjects: true })} />
            <CallToActionButton>{t('innovation.button')}</CallToActionButton>
          </Stack>
        </Box>
      </Reveal>
    </Section>
  )
}
