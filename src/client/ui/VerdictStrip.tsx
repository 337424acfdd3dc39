import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import HelpRounded from '@mui/icons-material/HelpRounded'
import WarningRounded from '@mui/icons-material/WarningRounded'
import { styled } from '@mui/material/styles'

import type { Result } from '~/contract/responses'

export const VERDICT_ICONS = { act: WarningRounded, watch: HelpRounded, good: CheckCircleRounded, unsure: HelpRounded }

type VerdictStripProps = Pick<Result, 'banner' | 'strip'>

/** The verdict of a result, for lists. */
export function VerdictStrip({ banner, strip }: VerdictStripProps) {
  const Icon = VERDICT_ICONS[banner]
  return (
    <StripText banner={banner}>
      <Icon aria-hidden fontSize="small" />
      <span>{strip}</span>
    </StripText>
  )
}

/** Colours that are readable on the page background. */
const COLORS = { act: 'error', watch: 'warning', good: 'success', unsure: 'info' } as const

const StripText = styled('span')<Pick<VerdictStripProps, 'banner'>>(({ theme, banner }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(0.5),
  color: theme.vars.palette[COLORS[banner]].main,
  fontWeight: 600,
}))
