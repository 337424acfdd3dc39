import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { Fragment } from 'react'

import { visuallyHidden } from '~/client/shared/visuallyHidden'
import { TEXT_MEASURE } from '~/client/shared/textMeasure'

import { plainText } from './plainText'
import { useBroughtIntoView } from './useBroughtIntoView'
import { useSpeech } from './useSpeech'
import { useTypewriter } from './useTypewriter'

type ReportProps = { markdown: string }

/** The answer, typed for the eye. A screen reader hears it whole, once, and then reads the finished copy. */
export function Report({ markdown }: ReportProps) {
  const { blocks, isDone, finish } = useTypewriter(markdown)
  const speech = useSpeech(isDone)
  const card = useBroughtIntoView()

  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {speech === 'speaking' ? plainText(markdown) : null}
      </Box>
      <Card
        ref={card}
        sx={{ p: { xs: 2.5, sm: 4 }, scrollMarginTop: HEADER_ROOM, cursor: isDone ? undefined : 'pointer' }}
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
        {/* inert as well: a link in text that is hidden from assistive technology must not take the focus */}
        <Stack spacing={2} aria-hidden={speech !== 'spoken'} inert={!isDone} sx={TEXT_STYLE}>
          {blocks.map((block, index) => (
            <Fragment key={index}>{block}</Fragment>
          ))}
        </Stack>
      </Card>
    </>
  )
}

/** The header stays on top of what scrolls below it. */
const HEADER_ROOM = '96px'
const HEADER_STYLE = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: 1 }
const TEXT_STYLE = { maxWidth: TEXT_MEASURE, '& ul, & ol': { m: 0, pl: 3, display: 'grid', gap: 1 } }
