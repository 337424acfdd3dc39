import { useState } from 'react'

import { sessionEnded } from '~/client/api/sessionEnded'
import { waitingSets } from '~/client/device/waitingSets'
import { useAppDispatch } from '~/client/store/hooks'

/** Logs out, after a question where that would delete sets of photos that wait here. */
export function useLogOut(onLoggedOut?: () => void) {
  const dispatch = useAppDispatch()
  const [waitingCount, setWaitingCount] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    dispatch(sessionEnded({ by: 'user' }))
    onLoggedOut?.()
  }
  const logOut = async () => {
    const { length } = await waitingSets.read()
    setWaitingCount(length)
    if (length > 0) setAsking(true)
    else confirm()
  }
  const keep = () => {
    setAsking(false)
  }
  return { logOut: () => void logOut(), isAsking, waitingCount, confirm, keep }
}
