import { Container } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

type SectionProps = {
  /** Id of the heading that names this section. */
  labelledBy: string
  tone?: 'plain' | 'tint' | 'sand'
  /** Less padding above and below. */
  compact?: boolean
  children: ReactNode
}

/** One band of the landing page: a quiet background over the full width, the content in the page's column. */
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
