import { Button, Stack, Typography } from '@mui/material'

import { TEXT_MEASURE } from '~/client/shared/textMeasure'

import { AnswerFrame } from './AnswerFrame'

type WaitingNoticeProps = {
  /** Whether it speaks of the photo that is looked at, or of one before. */
  isOfThisPhoto: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Says that a photo waits for a network, and for how long. */
export function WaitingNotice({ isOfThisPhoto, onSend, onDiscard }: WaitingNoticeProps) {
  return (
    <AnswerFrame role="status">
      <Typography variant="h6" component="p" sx={{ color: 'text.primary' }}>
        {isOfThisPhoto ? 'Your photo is waiting' : 'An earlier photo is waiting'}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, maxWidth: TEXT_MEASURE, textWrap: 'pretty' }}>
        {isOfThisPhoto
          ? 'It is kept on this phone and will be sent when Jani is open and connected. It is deleted after 24 hours, or when you log out.'
          : 'It is kept on this phone. If the new photo cannot be sent either, that one will wait instead.'}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onSend}>
          Send now
        </Button>
        <Button color="inherit" onClick={onDiscard}>
          Discard
        </Button>
      </Stack>
    </AnswerFrame>
  )
}
