import { styled } from '@mui/material/styles'

import { useIsDue } from '~/client/shared/useIsDue'

/** On what leads to plants that are due; words there say the same. */
export const DueDot = () => (useIsDue() ? <Dot /> : null)

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1),
  right: theme.spacing(1),
  width: 10,
  height: 10,
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.error.main,
  forcedColorAdjust: 'none',
}))
