import { CALL_LOST } from '~/client/shared/failure'
import { loadApi } from '~/client/store/loadApi'
import type { AppStore } from '~/client/store/store'
import { MAX_IMAGE_BYTES } from '~/contract/limits'

import { anonymousName } from './photo'

/** As the server would answer, after minutes on a slow network. */
const TOO_LARGE = { status: 413, data: undefined }

/** Sends a photo; finds nobody when the code that would send it has not come. */
export async function askAbout(store: AppStore, id: string, upload: Promise<Blob>) {
  const photo = await upload
  if (photo.size > MAX_IMAGE_BYTES) return { error: TOO_LARGE }
  const api = await loadApi(store).catch(() => undefined)
  if (!api) return { error: CALL_LOST }
  const call = api.endpoints.predict.initiate(
    { photo, fileName: anonymousName(photo), idempotencyKey: id },
    { track: false },
  )
  const { data, error } = await store.dispatch(call)
  return { data, error }
}
