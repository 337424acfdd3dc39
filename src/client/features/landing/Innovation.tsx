import { Box, Stack } from '@mui/material'

import { Picture } from '~/client/shared/Picture'

import { CallToActionButton } from './CallToActionButton'
import { innovation } from './content'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'
import { Steps } from './Steps'

export const HOW_IT_WORKS_TITLE_ID = 'how-it-works'

export function Innovation() {
  const { eyebrow, title, steps, buttonLabel, illustration } = innovation
  return (
    <Section labelledBy={HOW_IT_WORKS_TITLE_ID}>
      <Reveal>
        <Box
          sx={{ display: 'grid', gap: { xs: 5, lg: 8 }, alignItems: 'center', gridTemplateColumns: { lg: '6fr 7fr' } }}
        >
          <Box sx={{ width: '100%', maxWidth: 560, justifySelf: 'center', order: { xs: 1, lg: 0 } }}>
            <Picture illustration={illustration} />
          </Box>
          <Stack spacing={4} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
            <SectionHeading id={HOW_IT_WORKS_TITLE_ID} eyebrow={eyebrow} title={title} align="left" />
            <Steps steps={steps} />
            <CallToActionButton>{buttonLabel}</CallToActionButton>
          </Stack>
        </Box>
      </Reveal>
    </Section>
  )
}
