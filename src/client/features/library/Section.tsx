import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'

type SectionProps = { heading: string; lines?: readonly string[]; children?: ReactNode }

/** A heading and a list of sentences; `children` are list items after them. */
export function Section({ heading, lines = [], children }: SectionProps) {
  return (
    <Box component="section" sx={{ maxWidth: MAX_LINE_LENGTH }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Stack component="ul" spacing={0.75} sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li">
            {line}
          </Typography>
        ))}
        {children}
      </Stack>
    </Box>
  )
}
