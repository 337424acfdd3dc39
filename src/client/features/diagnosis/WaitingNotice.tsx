import { Button } from '@mui/material'

import { Notice } from './Notice'

type WaitingNoticeProps = {
  /** Whether the waiting photo is the chosen one, or an earlier one. */
  isChosen: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Says that a photo waits for a network, and for how long. */
export function WaitingNotice({ isChosen, onSend, onDiscard }: WaitingNoticeProps) {
  const actions = (
    <>
      <Button variant="outlined" onClick={onSend}>
        Send now
      </Button>
      <Button color="inherit" onClick={onDiscard}>
        Discard
      </Button>
    </>
  )
  return (
    <Notice role="status" title={isChosen ? 'Your photo is waiting' : 'An earlier photo is waiting'} actions={actions}>
      {isChosen
        ? 'It is kept on this phone and will be sent when Jani is open and connected. It is deleted after 24 hours, or when you log out.'
        : 'It is kept on this phone. If the new photo cannot be sent either, that one will wait instead.'}
    </Notice>
  )
}
