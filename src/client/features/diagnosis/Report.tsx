import { Box, Button, Card, Stack, Typography } from '@mui/material'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Fragment, useEffect, useRef, useState } from 'react'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

import { plainText } from './markdown'
import { prefersReducedMotion, useTypewriter } from './useTypewriter'

type ReportProps = { markdown: string }

/** The typed report. A screen reader hears the whole text once, and can then read the finished copy. */
export function Report({ markdown }: ReportProps) {
  const { blocks, isDone, finish } = useTypewriter(markdown)
  const announcement = useAnnouncement(isDone)
  const card = useScrolledIntoView()

  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {announcement === 'speaking' ? plainText(markdown) : null}
      </Box>
      <Card
        ref={card}
        sx={{ p: { xs: 2.5, sm: 4 }, scrollMarginTop: HEADER_HEIGHT, cursor: isDone ? undefined : 'pointer' }}
        onClick={finish}
      >
        {/* above the text: below it, the button would move with every line */}
        <Box component="header" sx={HEADER_STYLE}>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            Diagnosis
          </Typography>
          {isDone ? null : (
            <Button size="small" onClick={finish} sx={{ mr: -2 }}>
              Show all at once
            </Button>
          )}
        </Box>
        {/* inert as well: a link that is hidden from assistive technology must not take the focus */}
        <Stack spacing={2} aria-hidden={announcement !== 'spoken'} inert={!isDone} sx={TEXT_STYLE}>
          {blocks.map((block, index) => (
            <Fragment key={index}>{block}</Fragment>
          ))}
        </Stack>
      </Card>
    </>
  )
}

const HEADER_HEIGHT = '96px'
const HEADER_STYLE = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: 1 }
const TEXT_STYLE = { maxWidth: MAX_LINE_LENGTH, '& ul, & ol': { m: 0, pl: 3, display: 'grid', gap: 1 } }

/** A live region announces changes only, so it is empty for a moment. */
const SILENCE_MS = 100
/** Long enough for a screen reader to notice the text before the readable copy takes its place. */
const SPEECH_MS = 1000

/** Which copy of the text is for assistive technology: none yet, the hidden one, or (once typed) the visible one. */
function useAnnouncement(isTyped: boolean) {
  const [announcement, setAnnouncement] = useState<'silent' | 'speaking' | 'spoken'>('silent')

  useEffect(() => {
    const timer = setTimeout(setAnnouncement, SILENCE_MS, 'speaking')
    return () => {
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (!isTyped) return undefined
    const timer = setTimeout(setAnnouncement, SILENCE_MS + SPEECH_MS, 'spoken')
    return () => {
      clearTimeout(timer)
    }
  }, [isTyped])
  return announcement
}

/** On a phone the report begins below the fold. Where its beginning is in sight already, nothing moves. */
function useScrolledIntoView() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const { top } = ref.current.getBoundingClientRect()
    if (top >= 0 && top < window.innerHeight / 2) return
    ref.current.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [])
  return ref
}
