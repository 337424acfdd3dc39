import { Box } from '@mui/material'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { faq, faqEntries } from './content'
import { FaqItem } from './FaqItem'
import { questionToggled, selectOpenIndex } from './faqSlice'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

const REVEAL_MS = 1000
const COLUMN_PX = 840

export function Faq() {
  const dispatch = useAppDispatch()
  const openIndex = useAppSelector(selectOpenIndex)
  return (
    <Section labelledBy="faq-title">
      <Reveal durationMs={REVEAL_MS}>
        <SectionHeading id="faq-title" title={faq.title} text={faq.subtitle} />
        <Box sx={{ mt: { xs: 4, md: 6 }, mx: 'auto', maxWidth: COLUMN_PX, borderTop: 1, borderColor: 'divider' }}>
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
      </Reveal>
    </Section>
  )
}
