import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import type { ReactNode } from 'react'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'

type FaqItemProps = {
  id: string
  /** Paragraphs of the answer are separated by an empty line. */
  entry: { question: string; answer: string }
  /** Stands after the first paragraph. */
  table: ReactNode
  open: boolean
  onToggle: () => void
}

export function FaqItem({ id, entry: { question, answer }, table, open, onToggle }: FaqItemProps) {
  return (
    <QuietAccordion square expanded={open} onChange={onToggle} slotProps={UNMOUNTED_WHEN_FOLDED}>
      <Question id={`${id}-question`} aria-controls={`${id}-answer`} expandIcon={<ExpandMoreRounded color="primary" />}>
        <Typography variant="h5" component="span">
          {question}
        </Typography>
      </Question>
      <Answer>
        {answer.split('\n\n').map((paragraph, index) => (
          <Fragment key={paragraph}>
            <p>{paragraph}</p>
            {index === 0 ? table : null}
          </Fragment>
        ))}
      </Answer>
    </QuietAccordion>
  )
}

/** As MUI's page on performance has it: the document holds the questions only. */
const UNMOUNTED_WHEN_FOLDED = { transition: { unmountOnExit: true } }

const QuietAccordion = styled(Accordion)(({ theme }) => ({
  backgroundColor: 'transparent',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&::before': { display: 'none' },
}))

const Question = styled(AccordionSummary)(({ theme }) => ({ minHeight: theme.spacing(9), padding: 0 }))

const Answer = styled(AccordionDetails)(({ theme }) => ({
  padding: theme.spacing(1, 0, 3),
  color: theme.vars.palette.text.secondary,
  '& p': { maxWidth: MAX_LINE_LENGTH, margin: 0 },
  '& p + p': { marginTop: theme.spacing(1.5) },
}))
