import { createAppAsyncThunk } from '~/client/store/hooks'

import { addCopy } from './photos/photoCopies'
import { readPhotos } from './scanRows'
import { scanShown, selectScans, selectShownKey } from './scansSlice'

/** Puts a scan with its photos on the screen. */
export const showScan = createAppAsyncThunk<void, string>(
  'scans/showScan',
  async (key, { dispatch, getState, extra: { photoCopies } }) => {
    const { photoIds = [] } = selectScans(getState())[key] ?? {}
    const blobs = await readPhotos(key, photoIds, photoCopies)
    const photos = photoIds.flatMap((id, index) => {
      const blob = blobs[index]
      if (!blob) return []
      const { url } = photoCopies.get(id) ?? addCopy(photoCopies, id, blob, photoIds.length)
      return { id, url, sizeBytes: blob.size, problem: null }
    })
    dispatch(scanShown({ key, photos }))
  },
)

/** After a restart: shows the newest draft, or else the only scan that waits, so that its result is shown in full. */
export const showStored = createAppAsyncThunk('scans/showStored', async (_, { dispatch, getState }) => {
  if (selectShownKey(getState()) !== null) return
  const scans = Object.values(selectScans(getState()))
  const [draft] = scans.filter(({ status }) => status === 'draft').sort((one, other) => other.askedAt - one.askedAt)
  const waiting = scans.filter(({ status }) => status === 'queued' || status === 'sending' || status === 'held')
  const shown = draft ?? (waiting.length === 1 ? waiting[0] : undefined)
  if (shown) await dispatch(showScan(shown.key))
})
