import SearchRounded from '@mui/icons-material/SearchRounded'
import { Box, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import type { Answer } from '~/contract/responses'

const DRAWING_PX = 64

type CheckProps = { label: string; check: NonNullable<Answer['check']> }

/** What to look for. The drawing of the sign only decorates: the question beside it says the same. */
export function Check({ label, check: { question, drawing } }: CheckProps) {
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
      <Drawing src={`/illustrations/${drawing}.svg`} alt="" width={DRAWING_PX} height={DRAWING_PX} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="subtitle2"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'info.main' }}
        >
          <SearchRounded aria-hidden fontSize="small" />
          {label}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{question}</Typography>
      </Box>
    </Stack>
  )
}

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  ...theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
}))
