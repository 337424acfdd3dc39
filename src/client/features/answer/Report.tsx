import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Card, Stack, Typography } from '@mui/material'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

import { plainText, renderMarkdown, splitBlocks, splitSections } from './markdown'
import { useTypewriter } from './useTypewriter'

type ReportProps = {
  markdown: string
  /** Types the headings of the sections; a press on one unfolds its text. */
  isFolded?: boolean
  /** What a screen reader hears; the whole report, in paragraphs, when left out. */
  announcement?: string
}

/** The typed report. A screen reader hears the announcement once, and can then read the finished copy. */
export function Report({ markdown, isFolded = false, announcement }: ReportProps) {
  const { t } = useTranslation('diagnosis')
  const { lead, sections } = isFolded ? splitSections(markdown) : { lead: splitBlocks(markdown), sections: [] }
  const typed = [...lead, ...sections.map(({ heading }) => heading)].join('\n\n')
  const { blocks, isDone, finish } = useTypewriter(typed)
  const isAnnouncing = useAnnouncement(isDone)

  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {isAnnouncing ? (announcement ?? <Paragraphs markdown={markdown} />) : null}
      </Box>
      <Card
        component="section"
        aria-label={t('report.label')}
        sx={{ p: { xs: 2.5, sm: 4 }, cursor: isDone ? undefined : 'pointer' }}
        onClick={finish}
      >
        {/* above the text: below it, the button would move with every line */}
        <Box component="header" sx={HEADER_STYLE}>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {t('report.label')}
          </Typography>
          {isDone ? null : (
            <Button size="small" onClick={finish} sx={{ mr: -2 }}>
              {t('report.showAll')}
            </Button>
          )}
        </Box>
        {/* inert as well: a link that is hidden from assistive technology must not take the focus */}
        <Stack spacing={2} aria-hidden={!isDone} inert={!isDone} sx={TEXT_STYLE}>
          {blocks.slice(0, lead.length).map((block, index) => (
            <Fragment key={index}>{block}</Fragment>
          ))}
          <div>
            {sections.slice(0, Math.max(blocks.length - lead.length, 0)).map(({ heading, body }) => (
              <Fold key={heading} title={plainText(heading)} body={body} />
            ))}
          </div>
        </Stack>
      </Card>
    </>
  )
}

/** With a pause after each. */
const Paragraphs = ({ markdown }: Pick<ReportProps, 'markdown'>) =>
  splitBlocks(markdown).map((block) => <p key={block}>{plainText(block)}</p>)

type FoldProps = { title: string; body: string[] }

function Fold({ title, body }: FoldProps) {
  return (
    <Accordion disableGutters slotProps={UNMOUNTED_WHEN_FOLDED} sx={FOLD_STYLE}>
      <AccordionSummary expandIcon={<ExpandMoreRounded />} sx={{ px: 0 }}>
        <Typography variant="h6" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, display: 'grid', gap: 1.5 }}>
        {body.map((block) => (
          <Fragment key={block}>{renderMarkdown(block)}</Fragment>
        ))}
      </AccordionDetails>
    </Accordion>
  )
}

const HEADER_STYLE = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 48, mb: 1 }
const TEXT_STYLE = { maxWidth: MAX_LINE_LENGTH, '& ul, & ol': { m: 0, pl: 3, display: 'grid', gap: 1 } }
/** A section's Markdown is rendered when it is unfolded. */
const UNMOUNTED_WHEN_FOLDED = { transition: { unmountOnExit: true } }
const FOLD_STYLE = { bgcolor: 'transparent', backgroundImage: 'none', boxShadow: 'none' }

/** A live region announces changes only, so it is empty for a moment. */
const SILENCE_MS = 100
/** Long enough for a screen reader to notice the text. */
const SPEECH_MS = 1000

/** Whether the live region holds its text: from a moment after the start until a moment after the end of the typing. */
function useAnnouncement(isTyped: boolean) {
  const [isAnnouncing, setAnnouncing] = useState(false)

  useEffect(() => {
    const timer = setTimeout(setAnnouncing, SILENCE_MS, true)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (!isTyped) return undefined
    const timer = setTimeout(setAnnouncing, SILENCE_MS + SPEECH_MS, false)
    return () => {
      clearTimeout(timer)
    }
  }, [isTyped])
  return isAnnouncing
}
