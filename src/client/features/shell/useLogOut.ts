import { useState } from 'react'

import { sessionEnded } from '~/client/api/sessionEnded'
import { waitingSets } from '~/client/device/waitingSets'
import { painted } from '~/client/shared/painted'
import { useAppDispatch } from '~/client/store/hooks'

/** Logs out, after a question where that would delete sets of photos that wait here. `onLeaving`: what is seen first. */
export function useLogOut(onLeaving?: () => void) {
  const dispatch = useAppDispatch()
  const [waitingCount, setWaitingCount] = useState(0)
  const isAsking = waitingCount > 0
  const keep = () => {
    setWaitingCount(0)
  }
  const confirm = async () => {
    keep()
    onLeaving?.()
    await painted()
    dispatch(sessionEnded({ by: 'user' }))
  }
  const logOut = async () => {
    const { length } = await waitingSets.read()
    if (length > 0) setWaitingCount(length)
    else await confirm()
  }
  return { logOut, question: { isAsking, waitingCount, keep, confirm: () => void confirm() } }
}
