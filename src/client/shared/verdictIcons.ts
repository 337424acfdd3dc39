import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import HelpRounded from '@mui/icons-material/HelpRounded'
import WarningRounded from '@mui/icons-material/WarningRounded'

/** By the level of a result's banner. */
export const VERDICT_ICONS = { act: WarningRounded, watch: HelpRounded, good: CheckCircleRounded, unsure: HelpRounded }
