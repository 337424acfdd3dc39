import { styled } from '@mui/material/styles'

/** Something is due. What it stands on is told so in words. */
export const DueDot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1),
  right: theme.spacing(1),
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.error.main,
  forcedColorAdjust: 'none',
}))
