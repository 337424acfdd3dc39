import { Typography } from '@mui/material'

import { TEXT_MEASURE } from '~/client/shared/textMeasure'

import { AnswerFrame } from './AnswerFrame'

/** Says what will stand here, before there is an answer. */
export function AnswerPlace() {
  return (
    <AnswerFrame>
      <Typography variant="h6" component="p" sx={{ color: 'text.primary' }}>
        Your diagnosis will appear here
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, maxWidth: TEXT_MEASURE, textWrap: 'pretty' }}>
        What it probably is, how sure that is, and what to do today. When the photo is not clear enough, Jani says so,
        free of charge.
      </Typography>
    </AnswerFrame>
  )
}
