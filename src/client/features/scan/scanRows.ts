import { PREVIEW_DAYS, QUEUE_DAYS } from '~/contract/limits'

import { accountDb, type ScanRow } from '~/client/storage/accountDb'
import { currentAccount, type Account } from '~/client/storage/tokenStorage'
import { DAY_MS, countedTime } from '~/client/storage/countedTime'
import { drawThumbnail } from '~/client/storage/drawThumbnail'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import * as settings from '~/client/storage/settings'
import { withDeadline } from '~/client/storage/withDeadline'
import type { PhotoCopies } from '~/client/store/photoCopy'

import { countedIndex, type Scan } from './scansSlice'
import type { ScanStatus } from './transitions'

/** Stored status: after a restart a scan that was sending is queued again. Answered and failed scans are not stored. */
const STORED_AS: Partial<Record<ScanStatus, ScanRow['status']>> = {
  draft: 'draft',
  preparing: 'draft',
  held: 'held',
  queued: 'queued',
  sending: 'queued',
}

/** After a restart a queued scan that was cancelled, or sent by another tab, does not come back; one with a preview is held. */
function storedAs({ status, hasWaited, preview }: Scan) {
  if (!hasWaited) return STORED_AS[status]
  if (status === 'draft') return preview ? 'held' : undefined
  return status === 'preparing' ? 'queued' : STORED_AS[status] // asked for again: a kill loses nothing
}

const isOld = ({ keptAt, preview }: ScanRow) =>
  !(countedTime.now() - keptAt < (preview ? PREVIEW_DAYS : QUEUE_DAYS) * DAY_MS)

/**
 * Reads the scans of the current account (or a visitor's) and skips those of others; a signed-in user adopts a visitor's.
 * Deletes expired rows. Undefined if storage is unavailable now.
 */
export async function readScanRows(account: Account) {
  const rows = await accountDb.tryRead('scans')
  if (!rows) return undefined
  const old = rows.filter(isOld)
  await accountDb.drop(
    'scans',
    old.map(({ key }) => key),
  )
  const young = rows.filter((row) => !old.includes(row))
  const own = young.filter((row) => row.account === null || row.account === account)
  if (typeof account === 'string' && account === currentAccount())
    for (const row of own) if (row.account === null) await accountDb.put('scans', { ...row, account })
  const left = account === null ? young.filter((row) => row.account !== null) : []
  if (rows.length === 0) {
    countedTime.forget()
    settings.remove('waiting')
    for (const thumbnail of await offlineDiagnoses.thumbnails())
      if (thumbnail.photo.size > LARGE_BYTES) void drawSmall(account, thumbnail) // a kill came before
  }
  return { own, leftPhotoCount: left.reduce((sum, { photos }) => sum + photos.length, 0) }
}

/** A thumbnail has about 10 KB. */
const LARGE_BYTES = 20_000

type Thumbnail = Parameters<typeof offlineDiagnoses.keepThumbnail>[1]

async function drawSmall(account: Account, { id, key, photo, copies }: Thumbnail) {
  const small = await withDeadline(drawThumbnail(photo)).catch(() => undefined)
  if (small) await offlineDiagnoses.keepThumbnail(account, { id, key, photo: small, copies })
}

type Change = { now: Scan | undefined; before: Scan | undefined }

/** Another tab has put aside, queued or sent the scan since this one read it as a draft. */
const isStale = ({ now, before }: Change, stored: ScanRow | undefined) =>
  stored !== undefined &&
  [before, now].every((scan) => !scan || (storedAs(scan) === 'draft' && !scan.wasSent)) &&
  (stored.wasSent || stored.status !== 'draft')

/**
 * Writes or deletes the row of a scan; keeps the copies of an answered one, and a thumbnail: its photo, until it is drawn
 * small. Resolves to false if a scan that should be stored is not.
 */
export async function saveScan(key: string, change: Change, account: Account, copies: PhotoCopies) {
  const stored = await accountDb.find('scans', key)
  if (isStale(change, stored)) return true
  const scan = change.now
  const status = scan && storedAs(scan)
  if (!scan || !status) {
    const id = scan?.result?.diagnosis?.id
    const photo = scan && stored?.photos[countedIndex(scan)]
    if (id !== undefined && photo) {
      const thumbnail = { id, key, copies: stored.photos }
      await offlineDiagnoses.keepThumbnail(account, { ...thumbnail, photo })
      await accountDb.drop('scans', [key]) // before the picture is drawn: a reload meanwhile shows no scan that waits
      await drawSmall(account, { ...thumbnail, photo })
    } else await accountDb.drop('scans', [key])
    return true
  }
  if (account === undefined) return false // no user could find it again
  const { photoIds, photos } = (await copiesOf(scan.photoIds, copies)) ?? stored ?? NONE
  if (photos.length === 0) return true // no photo can be sent
  const { details, askedAt, wasSent, preview, place } = scan
  const keptAt = stored && status !== 'draft' ? stored.keptAt : countedTime.now()
  const row = { key, account, status, details, photoIds, photos, askedAt, wasSent, preview, place, keptAt }
  if (account !== currentAccount()) return true // signed out meanwhile
  settings.set('waiting', '') // readable without opening the database
  return accountDb.put('scans', row)
}

/** Undefined unless all copies are in memory; leaves out photos of which no copy can be made. */
async function copiesOf(
  ids: readonly string[],
  copies: PhotoCopies,
): Promise<Pick<ScanRow, 'photoIds' | 'photos'> | undefined> {
  const found = await Promise.all(ids.map(async (id) => copies.get(id)?.copy))
  if (found.includes(undefined)) return undefined
  return {
    photoIds: ids.filter((_, index) => typeof found[index] === 'object'),
    photos: found.filter((copy) => typeof copy === 'object'),
  }
}

const NONE: Pick<ScanRow, 'photoIds' | 'photos'> = { photoIds: [], photos: [] }

export const bytesOf = (photos: readonly Blob[]) => photos.reduce((sum, { size }) => sum + size, 0)

export const scanOf = ({
  key,
  status,
  details,
  photoIds,
  photos,
  askedAt,
  wasSent,
  preview,
  place,
}: ScanRow): Scan => ({
  ...{ key, status, details, photoIds, askedAt, wasSent, preview, place },
  bytes: bytesOf(photos),
  hasWaited: status !== 'draft',
})

/** The copies to send; empty if they are gone. */
export async function readPhotos(key: string, ids: readonly string[], copies: PhotoCopies): Promise<readonly Blob[]> {
  const { photos } = (await copiesOf(ids, copies)) ?? (await accountDb.find('scans', key)) ?? NONE
  return photos
}

/** Replaces the copies of a shown scan in memory by smaller ones after the line was too slow. */
export function replaceCopies({ photoIds }: Scan, photos: readonly Blob[], copies: PhotoCopies) {
  photoIds.forEach((id, index) => {
    const [inMemory, smaller] = [copies.get(id), photos[index]]
    if (inMemory && smaller) inMemory.copy = Promise.resolve(smaller)
  })
}

/** The same in the database. */
export async function replacePhotos({ key }: Scan, photos: readonly Blob[]) {
  const row = await accountDb.find('scans', key)
  if (row && row.account === currentAccount()) await accountDb.put('scans', { ...row, photos })
}
