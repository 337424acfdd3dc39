import { Mutex } from 'async-mutex'

import type { PhotoFault } from '~/client/store/photoCopies'
import { createAppAsyncThunk } from '~/client/store/withTypes'

import { canUseWorker, runInWorker } from './runInWorker'

/** One after another: each takes a worker. */
const checking = new Mutex()

/** What is wrong with the very copy that would be sent, by the server's own rule; found out once, and only in a worker. */
export const checkPhoto = createAppAsyncThunk<PhotoFault | undefined, string>(
  'scans/checkPhoto',
  async (id, { extra: { photoCopies } }) => {
    const photo = photoCopies.get(id)
    if (!photo) return undefined
    const copy = await photo.copy
    if (typeof copy === 'string' || !canUseWorker()) return undefined
    photo.fault ??= checking.runExclusive(() => runInWorker((photos) => photos.faultOf(copy))).catch(() => undefined) // the server will say it
    return photo.fault
  },
)
