import { selectAccount } from '~/client/session/sessionSlice'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { createAppAsyncThunk } from '~/client/store/hooks'

import { addCopy } from './photos/photoCopies'
import { readPhotos } from './scanRows'
import { photosLoaded, scansRestored, selectDraftKey, selectNewestDraft, selectScans } from './scansSlice'

/** Reads the photos of a stored scan, to show them; of an answered one the thumbnail. */
export const loadPhotos = createAppAsyncThunk<void, string>(
  'scans/loadPhotos',
  async (key, { dispatch, getState, extra: { photoCopies } }) => {
    const { photoIds = [], result } = selectScans(getState())[key] ?? {}
    const stored = await readPhotos(key, photoIds, photoCopies)
    const isThumbnail = ({ id }: { id: string }) => id === result?.diagnosis?.id
    const thumbnails = stored.length > 0 ? [] : (await offlineDiagnoses.thumbnails()).filter(isThumbnail)
    const blobs = [...stored, ...thumbnails.map(({ photo }) => photo)]
    const photos = photoIds.flatMap((id, index) => {
      const blob = blobs[index]
      if (!blob) return []
      const { url } = photoCopies.get(id) ?? addCopy(photoCopies, id, blob, photoIds.length)
      return { id, url, sizeBytes: blob.size, problem: null }
    })
    dispatch(photosLoaded(photos))
  },
)

/** Goes on with the newest stored draft; its photos come first, because others may be added to them at once. */
export const restoreScans = createAppAsyncThunk('scans/restoreScans', async (_, { dispatch, getState }) => {
  const account = selectAccount(getState())
  const draft = selectNewestDraft(getState())
  if (draft && selectDraftKey(getState()) === null) await dispatch(loadPhotos(draft.key))
  if (selectAccount(getState()) === account) dispatch(scansRestored(account))
})
