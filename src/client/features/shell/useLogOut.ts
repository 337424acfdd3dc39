import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { sessionEnded } from '~/client/api/sessionEnded'
import { accountDb } from '~/client/device/accountDb'
import { settings } from '~/client/device/settings'
import { painted } from '~/client/shared/painted'
import { useOverlay } from '~/client/shared/useOverlay'
import { useAppDispatch } from '~/client/store/hooks'
import { toastShown } from '~/client/store/toastsSlice'

const pageLeft = () =>
  new Promise((resolve) => {
    addEventListener('pagehide', resolve, { once: true })
  })

/** Logs out; asks before that deletes queued scans. `onLeaving` closes the menu below the question. */
export function useLogOut(onLeaving?: () => void) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('shell')
  const [waitingCount, setWaitingCount] = useState(0)
  const { isOpen, open, close } = useOverlay('logOut')
  const confirm = async () => {
    if (onLeaving) onLeaving()
    else close()
    await Promise.race([painted(), pageLeft()])
    dispatch(sessionEnded({ by: 'user' }))
    dispatch(toastShown({ message: t('loggedOut'), variant: 'info' }))
  }
  const logOut = async () => {
    const count = settings.get('waiting') === null ? 0 : (await accountDb.read('scans')).length
    setWaitingCount(count)
    if (count > 0) open()
    else await confirm() // at once: the page may be left at the next moment
  }
  const isAsking = isOpen && waitingCount > 0
  return { logOut, question: { isAsking, waitingCount, keep: close, confirm: () => void confirm() } }
}
