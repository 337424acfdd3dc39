import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

type FaqItemProps = {
  id: string
  /** Paragraphs of the answer are separated by an empty line. */
  entry: { question: string; answer: string }
  open: boolean
  onToggle: () => void
}

export function FaqItem({ id, entry: { question, answer }, open, onToggle }: FaqItemProps) {
  return (
    <QuietAccordion square disableGutters expanded={open} onChange={onToggle}>
      <AccordionSummary id={`${id}-question`} aria-controls={`${id}-answer`} expandIcon={<ExpandMoreRounded />}>
        <Typography variant="h5" component="span">
          {question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pb: 3 }}>
        {answer.split('\n\n').map((paragraph) => (
          <Typography key={paragraph} sx={{ maxWidth: MAX_LINE_LENGTH, color: 'text.secondary', '& + &': { mt: 1.5 } }}>
            {paragraph}
          </Typography>
        ))}
      </AccordionDetails>
    </QuietAccordion>
  )
}

const QuietAccordion = styled(Accordion)(({ theme }) => ({
  backgroundColor: 'transparent',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { minHeight: theme.spacing(9), padding: 0 },
  // readable without scripts
  '@media (scripting: none)': { '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' } },
  '& .MuiAccordionSummary-expandIconWrapper': { color: theme.vars.palette.primary.main },
}))
