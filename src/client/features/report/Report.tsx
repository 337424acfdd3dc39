import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { Fragment, Suspense, lazy, useId, useMemo } from 'react'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'
import { listOf } from '~/contract/report'
import type { Paragraph, ReportPart, ReportSection } from '~/contract/report'

import { TypedCard } from './TypedCard'
import { useTypewriter } from './useTypewriter'

const MarkdownText = lazy(async () => {
  const { MarkdownText: Component } = await import(/* webpackChunkName: "result" */ './MarkdownText')
  return { default: Component }
})

type ReportProps = { details: ReportPart; announcement: string }

/** Types what stands above the sections, then their headings; a press on one unfolds its text. */
export function Report({ details: { lead, sections }, announcement }: ReportProps) {
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
        <Suspense>
          <MarkdownText>{listOf(lines)}</MarkdownText>
        </Suspense>
      </AccordionDetails>
    </Accordion>
  )
}

/** A section's Markdown is loaded and rendered when it is unfolded. */
const UNMOUNTED_WHEN_FOLDED = { transition: { unmountOnExit: true } }
