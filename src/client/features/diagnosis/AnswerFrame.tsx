import { styled } from '@mui/material/styles'

/** Where the answer will stand, before there is one. */
export const AnswerFrame = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}))
