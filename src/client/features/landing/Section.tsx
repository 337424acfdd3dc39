import { Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { MAX_LINE_LENGTH } from '~/client/ui/windows'

type SectionProps = {
  /** Id of the heading that names this section. */
  labelledBy: string
  tone?: 'plain' | 'tint' | 'sand'
  compact?: boolean
  children: ReactNode
}

/** A full-width band of the landing page; its content keeps to the page's column. */
export function Section({ labelledBy, tone = 'plain', compact = false, children }: SectionProps) {
  return (
    <Band aria-labelledby={labelledBy} data-tone={tone} data-compact={compact}>
      <Container>{children}</Container>
    </Band>
  )
}

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: theme.spacing(7),
  '&[data-compact="true"]': { paddingBlock: theme.spacing(2.5) },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(10),
    '&[data-compact="true"]': { paddingBlock: theme.spacing(5) },
  },
  '&[data-tone="tint"]': { backgroundColor: theme.vars.palette.surface.tint },
  '&[data-tone="sand"]': { backgroundColor: theme.vars.palette.surface.sand },
}))

type SectionHeadingProps = {
  id: string
  title: string
  eyebrow?: string
  /** A small line right below the title. */
  note?: string
  text?: string
  align?: 'left' | 'center'
}

export function SectionHeading({ id, title, eyebrow, note, text, align = 'center' }: SectionHeadingProps) {
  return (
    <HeadingBox data-align={align}>
      {eyebrow ? (
        <Typography variant="subtitle2" component="p" color="secondary">
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
        <HeadingText variant="subtitle1" component="p" color="textSecondary">
          {text}
        </HeadingText>
      ) : null}
    </HeadingBox>
  )
}

const HeadingBox = styled('div')(({ theme }) => ({
  ...theme.mixins.column(2),
  '& > h2': { maxWidth: '24em' },
  '& > p': { maxWidth: MAX_LINE_LENGTH },
  [theme.breakpoints.up('md')]: {
    alignItems: 'flex-start',
    '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
  },
}))

const HeadingText = styled(Typography)<{ component: 'p' }>({
  textWrap: 'pretty',
  '[data-align="center"] > &': { textWrap: 'balance' },
})
