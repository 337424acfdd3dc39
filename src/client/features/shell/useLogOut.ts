import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { sessionEnded } from '~/client/api/apiActions'
import { accountDb } from '~/client/storage/accountDb'
import { fieldNotes } from '~/client/storage/fieldNotes'
import * as settings from '~/client/storage/settings'
import { painted } from '~/client/ui/painted'
import { useOverlay } from '~/client/ui/useOverlay'
import { createAppAsyncThunk, useAppDispatch } from '~/client/store/hooks'
import { toastShown } from '~/client/store/toastsSlice'

/** Counts photos without an answer; waits until those just answered are deleted. */
const countPhotos = createAppAsyncThunk<number>('scans/count', async (_, { extra }) => {
  if (settings.get('waiting') === null) return 0
  await extra.saving.waitForUnlock()
  return (await accountDb.read('scans')).reduce((sum, { photos }) => sum + photos.length, 0)
})

const pageLeft = () =>
  new Promise((resolve) => {
    addEventListener('pagehide', resolve, { once: true })
  })

/** Logs out; asks first if that deletes queued scans or unsent notes. `onLeaving` closes the menu below the question. */
export function useLogOut(onLeaving?: () => void) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('shell')
  const [{ photos, notes }, setUnsent] = useState({ photos: 0, notes: 0 })
  const { isOpen, open, close } = useOverlay('logOut')
  const confirm = async () => {
    if (onLeaving) onLeaving()
    else close()
    await Promise.race([painted(), pageLeft()])
    dispatch(sessionEnded({ by: 'user' }))
    dispatch(toastShown({ message: t('loggedOut'), variant: 'info' }))
  }
  const logOut = async () => {
    const unsent = { photos: await dispatch(countPhotos()).unwrap(), notes: await fieldNotes.countUnsent() }
    setUnsent(unsent)
    if (unsent.photos + unsent.notes > 0) open()
    else await confirm() // at once: the user may close the page
  }
  const isAsking = isOpen && photos + notes > 0
  return { logOut, question: { isAsking, photos, notes, keep: close, confirm: () => void confirm() } }
}
