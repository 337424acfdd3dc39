import { LOOK_DAYS, WAITING_DAYS } from '~/contract/limits'

import { accountDb } from '~/client/device/accountDb'
import type { ScanRow } from '~/client/device/accountDb'
import { currentAccount } from '~/client/device/accountOf'
import type { Account } from '~/client/device/accountOf'
import { DAY_MS, countedTime } from '~/client/device/countedTime'
import { settings } from '~/client/device/settings'
import type { PhotoCopies } from '~/client/store/photoCopies'

import type { Scan } from './scansSlice'
import type { ScanStatus } from './transitions'

/** A scan that is being sent is queued again after a restart. Answered and failed scans are not stored. */
const STORED_AS: Partial<Record<ScanStatus, ScanRow['status']>> = {
  draft: 'draft',
  preparing: 'draft',
  held: 'held',
  queued: 'queued',
  sending: 'queued',
}

/** Photos that have waited, and were cancelled or sent by another tab, are not there again after a restart. */
const storedAs = ({ status, hasWaited }: Scan) =>
  hasWaited && (status === 'draft' || status === 'preparing') ? undefined : STORED_AS[status]

const isOld = ({ keptAt, preview }: ScanRow) =>
  !(countedTime.now() - keptAt < (preview ? LOOK_DAYS : WAITING_DAYS) * DAY_MS)

/** The stored scans of the account that is signed in, or of a visitor; others are not read. Those that are too old are deleted. */
export async function readScanRows(account: Account) {
  const rows = await accountDb.read('scans')
  const old = rows.filter(isOld)
  await accountDb.drop(
    'scans',
    old.map(({ key }) => key),
  )
  const young = rows.filter((row) => !old.includes(row))
  const own = young.filter((row) => row.account === null || row.account === account)
  const left = account === null ? young.filter((row) => row.account !== null) : []
  if (rows.length === 0) {
    countedTime.forget()
    settings.remove('waiting')
  }
  return { own, leftPhotoCount: left.reduce((sum, { photos }) => sum + photos.length, 0) }
}

/** Writes or drops the row of a scan. Resolves to whether it is stored, as far as it should be. */
export async function saveScan(key: string, scan: Scan | undefined, account: Account, copies: PhotoCopies) {
  const status = scan && storedAs(scan)
  if (!scan || !status) {
    await accountDb.drop('scans', [key])
    return true
  }
  if (account === undefined) return false // nobody could find it again
  const stored = await accountDb.find('scans', key)
  const { photoIds, photos } = (await copiesOf(scan.photoIds, copies)) ?? stored ?? NONE
  if (photos.length === 0) return true // none can be sent
  const { details, askedAt, wasSent, preview, place } = scan
  const keptAt = stored && status !== 'draft' ? stored.keptAt : countedTime.now()
  const row = { key, account, status, details, photoIds, photos, askedAt, wasSent, preview, place, keptAt }
  if (account !== currentAccount()) return true // signed out meanwhile
  settings.set('waiting', '') // known without waiting for the database
  return accountDb.put('scans', row)
}

/** Undefined unless all of them are in memory; without those of which no copy can be made. */
async function copiesOf(ids: readonly string[], copies: PhotoCopies): Promise<Pick<ScanRow, 'photoIds' | 'photos'> | undefined> {
  const found = await Promise.all(ids.map((id) => copies.get(id)?.copy))
  if (found.includes(undefined)) return undefined
  return {
    photoIds: ids.filter((_, index) => typeof found[index] === 'object'),
    photos: found.filter((copy) => typeof copy === 'object'),
  }
}

const NONE: Pick<ScanRow, 'photoIds' | 'photos'> = { photoIds: [], photos: [] }

export const bytesOf = (photos: readonly Blob[]) => photos.reduce((sum, { size }) => sum + size, 0)

export const scanOf = ({ key, status, details, photoIds, photos, askedAt, wasSent, preview, place }: ScanRow): Scan => ({
  ...{ key, status, details, photoIds, askedAt, wasSent, preview, place },
  bytes: bytesOf(photos),
  hasWaited: status !== 'draft',
})

/** The copies that are sent; none if they are gone. */
export async function readPhotos(key: string, ids: readonly string[], copies: PhotoCopies): Promise<readonly Blob[]> {
  const { photos } = (await copiesOf(ids, copies)) ?? (await accountDb.find('scans', key)) ?? NONE
  return photos
}

/** Smaller copies take the place of those that a slow line did not get through. */
export async function replacePhotos(key: string, photos: readonly Blob[]) {
  const row = await accountDb.find('scans', key)
  if (row) await accountDb.put('scans', { ...row, photos })
}
