import { Box, Container } from '@mui/material'
import type { ReactNode } from 'react'

const BACKGROUNDS = {
  plain: 'background.default',
  tint: 'surface.tint',
  sand: 'surface.sand',
  deep: 'surface.deep',
} as const

const PADDING = { xs: 7, md: 10 }
const COMPACT_PADDING = { xs: 2.5, md: 5 }

type SectionProps = {
  /** Id of the heading that names this section. */
  labelledBy: string
  tone?: keyof typeof BACKGROUNDS
  /** Less padding above and below. */
  compact?: boolean
  children: ReactNode
}

/** One band of the landing page: a quiet background over the full width, the content in the page's column. */
export function Section({ labelledBy, tone = 'plain', compact = false, children }: SectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={labelledBy}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        bgcolor: BACKGROUNDS[tone],
        py: compact ? COMPACT_PADDING : PADDING,
      }}
    >
      <Container sx={{ position: 'relative' }}>{children}</Container>
    </Box>
  )
}
