import { Stack, Typography } from '@mui/material'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

type SectionHeadingProps = {
  id: string
  title: string
  eyebrow?: string
  /** A small line right below the title. */
  note?: string
  text?: string
  align?: 'left' | 'center'
}

/** Eyebrow, title and a sentence or two, never wider than is easy to read. */
export function SectionHeading({ id, title, eyebrow, note, text, align = 'center' }: SectionHeadingProps) {
  const isCentred = align === 'center'
  return (
    <Stack
      spacing={2}
      sx={{ alignItems: { md: isCentred ? 'center' : 'flex-start' }, textAlign: { xs: 'left', md: align } }}
    >
      {eyebrow ? (
        <Typography variant="overline" sx={{ color: 'secondary.main' }}>
          {eyebrow}
        </Typography>
      ) : null}
      <Typography id={id} variant="h2" sx={{ maxWidth: '24em' }}>
        {title}
      </Typography>
      {note ? (
        <Typography variant="body2" sx={{ maxWidth: MAX_LINE_LENGTH, color: 'text.secondary' }}>
          {note}
        </Typography>
      ) : null}
      {text ? (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ maxWidth: MAX_LINE_LENGTH, color: 'text.secondary', textWrap: isCentred ? 'balance' : 'pretty' }}
        >
          {text}
        </Typography>
      ) : null}
    </Stack>
  )
}
