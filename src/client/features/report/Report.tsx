import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { Fragment, useId, useMemo } from 'react'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'
import { listOf, type Paragraph, type ReportPart, type ReportSection } from '~/contract/report'

import { MarkdownText } from './MarkdownReport'
import { TypedCard } from './TypedCard'
import { useTypewriter } from './useTypewriter'

/** Types what stands above the sections, then their headings; a press on one unfolds its text. */
export function Report({ details: { lead, sections }, announcement }: { details: ReportPart; announcement: string }) {
  const texts = useMemo(() => [...lead.map(paragraphOf), ...sections.map(({ heading }) => heading)], [lead, sections])
  const { blocks, isDone, finish } = useTypewriter(texts)
  return (
    <TypedCard isDone={isDone} finish={finish} announcement={announcement}>
      {blocks.slice(0, lead.length).map((block, index) => (
        <Fragment key={index}>{block}</Fragment>
      ))}
      <div>
        {sections.slice(0, Math.max(blocks.length - lead.length, 0)).map((section) => (
          <Fold key={section.heading} section={section} />
        ))}
      </div>
    </TypedCard>
  )
}

/** An element, not a component: the typewriter looks into it. */
const paragraphOf = ({ strong, text }: Paragraph) => (
  <Typography>
    {strong === '' ? null : <strong key="strong">{strong}</strong>}
    {strong !== '' && text !== '' ? ' ' : null}
    {text === '' ? null : <span key="text">{text}</span>}
  </Typography>
)

function Fold({ section: { heading, lines } }: { section: ReportSection }) {
  const id = useId()
  return (
    <Accordion variant="plain" slotProps={UNMOUNTED_WHEN_FOLDED}>
      <AccordionSummary id={id} aria-controls={`${id}-content`} expandIcon={<ExpandMoreRounded />}>
        <Typography variant="h6" component="span">
          {heading}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ maxWidth: MAX_LINE_LENGTH }}>
        <MarkdownText>{listOf(lines)}</MarkdownText>
      </AccordionDetails>
    </Accordion>
  )
}

const UNMOUNTED_WHEN_FOLDED = { transition: { unmountOnExit: true } }
