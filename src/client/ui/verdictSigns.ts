import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import HelpRounded from '@mui/icons-material/HelpRounded'
import WarningRounded from '@mui/icons-material/WarningRounded'

/** Icon and text colour of each verdict, the most urgent first. */
export const VERDICT_SIGNS = {
  act: { Icon: WarningRounded, color: 'error.main' },
  watch: { Icon: HelpRounded, color: 'warning.main' },
  unsure: { Icon: HelpRounded, color: 'info.main' },
  good: { Icon: CheckCircleRounded, color: 'success.main' },
} as const

export type Banner = keyof typeof VERDICT_SIGNS

export const URGENCY = Object.keys(VERDICT_SIGNS) as readonly Banner[]
