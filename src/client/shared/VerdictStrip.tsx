import { styled } from '@mui/material/styles'

import type { Result } from '~/contract/responses'

import { VERDICT_ICONS } from './verdictIcons'

type VerdictStripProps = Pick<Result, 'banner' | 'strip'>

/** What kind of answer it is, in a list. */
export function VerdictStrip({ banner, strip }: VerdictStripProps) {
  const Icon = VERDICT_ICONS[banner]
  return (
    <StripText banner={banner}>
      <Icon aria-hidden fontSize="small" />
      <span>{strip}</span>
    </StripText>
  )
}

/** Colours that are readable on paper. */
const COLORS = { act: 'error', watch: 'warning', good: 'success', unsure: 'info' } as const

const StripText = styled('span')<Pick<VerdictStripProps, 'banner'>>(({ theme, banner }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  color: theme.vars.palette[COLORS[banner]].main,
  fontWeight: 600,
}))
