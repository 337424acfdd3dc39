import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { TEXT_MEASURE } from '~/client/shared/textMeasure'

/** Says what will stand here, before there is an answer. */
export function AnswerPlace() {
  return (
    <Place>
      <Typography variant="h6" component="p" sx={{ color: 'text.primary' }}>
        Your diagnosis will appear here
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, maxWidth: TEXT_MEASURE, textWrap: 'pretty' }}>
        What it probably is, how sure that is, and what to do today. When the photo is not clear enough, Jani says so,
        free of charge.
      </Typography>
    </Place>
  )
}

const Place = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}))
