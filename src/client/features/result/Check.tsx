import SearchRounded from '@mui/icons-material/SearchRounded'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { LARGE_TEXT } from '~/client/ui/windows'
import type { Result } from '~/contract/responses'

const DRAWING_PX = 48

type CheckProps = { label: string; component?: 'h3'; check: NonNullable<Result['check']> }

/** What to look for, or what to do if the user has not seen it. */
export function Check({ label, component, check: { question, ifNot, drawing } }: CheckProps) {
  if (question === null)
    return (
      <Typography variant="h6" component="p">
        {ifNot}
      </Typography>
    )
  return (
    <Frame>
      <Drawing src={`/illustrations/${drawing}.svg`} alt="" width={DRAWING_PX} height={DRAWING_PX} />
      <div>
        <Typography
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
          variant="subtitle2"
          component={component ?? 'p'}
          color="info"
        >
          <SearchRounded aria-hidden fontSize="small" />
          <span>{label}</span>
        </Typography>
        <Typography variant="h6" component="p">
          {question}
        </Typography>
      </div>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  [LARGE_TEXT]: { flexDirection: 'column', alignItems: 'flex-start' },
  '& > div': { minWidth: 0 },
}))

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  filter: theme.vars.palette.surface.photoFilter,
}))
