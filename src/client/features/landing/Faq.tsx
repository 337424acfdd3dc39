import { Box, Grid } from '@mui/material'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { faq, faqEntries } from './content'
import { FaqItem } from './FaqItem'
import { questionToggled, selectOpenIndex } from './faqSlice'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

const REVEAL_MS = 1000

export function Faq() {
  const dispatch = useAppDispatch()
  const openIndex = useAppSelector(selectOpenIndex)
  return (
    <Section labelledBy="faq-title">
      <Reveal durationMs={REVEAL_MS}>
        <Grid container spacing={{ xs: 4, lg: 8 }}>
          <Grid size={{ xs: 12, lg: 4 }}>
            <SectionHeading id="faq-title" title={faq.title} text={faq.subtitle} align="left" />
          </Grid>
          <Grid size={{ xs: 12, lg: 8 }}>
            <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
              {faqEntries.map((entry, index) => (
                <FaqItem
                  key={entry.question}
                  id={`faq-${index + 1}`}
                  entry={entry}
                  open={index === openIndex}
                  onToggle={() => dispatch(questionToggled(index))}
                />
              ))}
            </Box>
          </Grid>
        </Grid>
      </Reveal>
    </Section>
  )
}
