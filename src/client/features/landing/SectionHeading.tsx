import { Stack, Typography } from '@mui/material'

type SectionHeadingProps = {
  id: string
  title: string
  eyebrow?: string
  text?: string
  align?: 'left' | 'center'
}

/** Eyebrow, title and a sentence or two, never wider than is easy to read. */
export function SectionHeading({ id, title, eyebrow, text, align = 'center' }: SectionHeadingProps) {
  return (
    <Stack
      spacing={2}
      sx={{ maxWidth: '62ch', mx: align === 'center' ? 'auto' : 0, textAlign: { xs: 'left', md: align } }}
    >
      {eyebrow ? (
        <Typography variant="overline" sx={{ color: 'secondary.main' }}>
          {eyebrow}
        </Typography>
      ) : null}
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {text ? (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ color: 'text.secondary', textWrap: align === 'center' ? 'balance' : 'pretty' }}
        >
          {text}
        </Typography>
      ) : null}
    </Stack>
  )
}
