import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { MAX_LINE_LENGTH } from '~/client/shared/windows'

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
  return (
    <Frame data-align={align}>
      {eyebrow ? (
        <Typography variant="overline" color="secondary">
          {eyebrow}
        </Typography>
      ) : null}
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {note ? (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      ) : null}
      {text ? (
        <Text variant="subtitle1" component="p" color="textSecondary">
          {text}
        </Text>
      ) : null}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  '& > h2': { maxWidth: '24em' },
  '& > p': { maxWidth: MAX_LINE_LENGTH },
  [theme.breakpoints.up('md')]: {
    alignItems: 'flex-start',
    '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
  },
}))

const Text = styled(Typography)<{ component: 'p' }>({
  textWrap: 'pretty',
  '[data-align="center"] > &': { textWrap: 'balance' },
})
