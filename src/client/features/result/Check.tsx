import SearchRounded from '@mui/icons-material/SearchRounded'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { LARGE_TEXT } from '~/client/ui/windows'
import type { Result } from '~/contract/responses'

const DRAWING_PX = 64

type CheckProps = { label: string; check: NonNullable<Result['check']> }

/** What to look for, or what to do if the user has not seen it. */
export function Check({ label, check: { question, ifNot, drawing } }: CheckProps) {
  if (question === null) return <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{ifNot}</Typography>
  return (
    <Frame>
      <Drawing src={`/illustrations/${drawing}.svg`} alt="" width={DRAWING_PX} height={DRAWING_PX} />
      <div>
        <Typography
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
          variant="subtitle2"
          component="p"
          color="info"
        >
          <SearchRounded aria-hidden fontSize="small" />
          <span>{label}</span>
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{question}</Typography>
      </div>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  [LARGE_TEXT]: { flexDirection: 'column', alignItems: 'flex-start' },
  '& > div': { minWidth: 0 },
}))

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  filter: theme.vars.palette.surface.photoFilter,
}))
