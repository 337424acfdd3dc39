import { currentAccount } from '~/client/storage/tokenStorage'
import { accountDb } from '~/client/storage/accountDb'
import type { ScanRow } from '~/client/storage/accountDb'
import { countedTime } from '~/client/storage/countedTime'
import * as settings from '~/client/storage/settings'

/** The stored scans that wait, oldest first. */
export const storedScans = async () =>
  (await accountDb.read('scans'))
    .filter(({ status }) => status !== 'draft')
    .sort((one, other) => one.place - other.place)

/** The stored photos that nobody has asked about, chosen last first. */
export const storedDrafts = async () =>
  (await accountDb.read('scans'))
    .filter(({ status }) => status === 'draft')
    .sort((one, other) => other.askedAt - one.askedAt)

/** As an earlier visit would have left it. */
export async function storeScan({ key, details, ...scan }: Pick<ScanRow, 'key'> & Partial<ScanRow>) {
  const rows = await accountDb.read('scans')
  const photos = [new Blob(['a leaf'], { type: 'image/jpeg' })]
  settings.set('waiting', '')
  await accountDb.put('scans', {
    key,
    account: currentAccount() ?? null,
    status: 'queued',
    details: { crop: 'maize', followsId: null, ...details },
    photos,
    photoIds: (scan.photos ?? photos).map((_, index) => `${key}-${index}`),
    askedAt: Date.now(),
    wasSent: false,
    place: Math.max(0, ...rows.map(({ place }) => place)) + 1,
    keptAt: countedTime.now(),
    ...scan,
  })
}
