import { useState } from 'react'

import { sessionEnded } from '~/client/api/sessionEnded'
import { waitingSets } from '~/client/device/waitingSets'
import { painted } from '~/client/shared/painted'
import { useAppDispatch } from '~/client/store/hooks'

const pageLeft = () =>
  new Promise((resolve) => {
    addEventListener('pagehide', resolve, { once: true })
  })

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
    await Promise.race([painted(), pageLeft()])
    dispatch(sessionEnded({ by: 'user' }))
  }
  const logOut = async () => {
    const count = waitingSets.mayHoldAny() ? (await waitingSets.read()).length : 0
    if (count > 0) setWaitingCount(count)
    else await confirm() // at once: the page may be left at the next moment
  }
  return { logOut, question: { isAsking, waitingCount, keep, confirm: () => void confirm() } }
}
