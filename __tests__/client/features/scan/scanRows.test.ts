import '../../../support/nodeStorage'

import { tokenStorage } from '~/client/storage/tokenStorage'
import {
  readPhotos,
  readScanRows,
  replaceCopies,
  replacePhotos,
  saveScan,
  scanOf,
} from '~/client/features/scan/scanRows'
import { forgetOldAccount } from '~/client/session/sessionListeners'
import { accountDb } from '~/client/storage/accountDb'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import * as settings from '~/client/storage/settings'
import { COPY_DAYS } from '~/contract/limits'

import { fakeDate } from '../../../support/fakeDate'
import { until } from '../../../support/rawHttp'
import { prediction } from '../../../support/scriptedFetch'
import { storeScan } from '../../../support/storedScans'

const DAY_MS = 24 * 60 * 60 * 1000
const keys = async (account: string | null = 'wanjiru') => (await readScanRows(account))!.own.map(({ key }) => key)

beforeEach(() => {
  tokenStorage.save({ access: `h.${btoa(JSON.stringify({ sub: 'wanjiru' }))}.s`, refresh: 'r' })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it.each([
  ['scan', {}],
  ['held scan', { status: 'held', preview: { verdict: {}, modelVersion: 'v', crop: null } } as const],
])('no clock jump deletes a %s', async (_, seen) => {
  const clock = fakeDate(Date.UTC(2019, 0, 1))
  await storeScan({ key: 'kept', ...seen })
  for (const days of [2887, 3000, -6000, 8, -8, 8]) {
    clock.pass(days * DAY_MS)
    expect([days, await keys()]).toEqual([days, ['kept']])
  }
})

it.each([
  ['scan', 7, {}],
  ['held scan', 30, { status: 'held', preview: { verdict: {}, modelVersion: 'v', crop: null } } as const],
])('a %s is deleted after the phone was used on %i days', async (_, days, seen) => {
  const clock = fakeDate()
  await storeScan({ key: 'kept', ...seen })
  for (let day = 1; day <= days; day++) {
    expect([day, await keys()]).toEqual([day, ['kept']])
    clock.pass(DAY_MS)
  }
  expect(await keys()).toEqual([])
})

it('scans of another account are hidden, and counted for a signed-out user', async () => {
  await storeScan({ key: 'hers' })
  await storeScan({ key: 'of a visitor', account: null, status: 'draft' })
  expect(await keys('otieno')).toEqual(['of a visitor'])
  expect(await readScanRows(null)).toMatchObject({ own: [{ key: 'of a visitor' }], leftPhotoCount: 1 })
  expect(await readScanRows('wanjiru')).toMatchObject({ leftPhotoCount: 0 })
})

it('the counted time is deleted while nothing is stored', async () => {
  await storeScan({ key: 'kept' })
  expect(localStorage.getItem('countedTime')).not.toBeNull()
  await accountDb.forgetAll()
  expect(await keys()).toEqual([])
  expect(localStorage.getItem('countedTime')).toBeNull()
})

it.each([
  ['preparing', 'queued'],
  ['sending', 'queued'],
  ['held', 'held'],
  ['draft', undefined],
  ['answered', undefined],
] as const)('a stored scan with status %s is saved as %s', async (status, stored) => {
  await storeScan({ key: 'kept' })
  const scan = scanOf((await accountDb.find('scans', 'kept'))!)
  await saveScan('kept', { now: { ...scan, status }, before: scan }, 'wanjiru', new Map())
  expect((await accountDb.find('scans', 'kept'))?.status).toBe(stored)
})

it('a held scan that was cancelled while it was sent is held again', async () => {
  await storeScan({ key: 'kept', status: 'held', preview: { verdict: {}, modelVersion: 'v', crop: null } })
  const scan = scanOf((await accountDb.find('scans', 'kept'))!)
  await saveScan('kept', { now: { ...scan, status: 'draft' }, before: scan }, 'wanjiru', new Map())
  expect(await accountDb.find('scans', 'kept')).toMatchObject({ status: 'held' })
})

it.each<[string, Parameters<typeof storeScan>[0]]>([
  ['sent', { key: 'kept', wasSent: true }],
  ['queued', { key: 'kept' }],
  ['put aside', { key: 'kept', status: 'held' }],
])('a tab with an old draft neither changes nor deletes a scan that another tab has %s', async (_, stored) => {
  await storeScan(stored)
  const row = (await accountDb.find('scans', 'kept'))!
  const draft = scanOf({ ...row, status: 'draft', wasSent: false })
  const withCrop = { ...draft, details: { ...draft.details, crop: 'tomato' } }
  for (const now of [withCrop, undefined]) await saveScan('kept', { now, before: draft }, 'wanjiru', new Map())
  expect(await accountDb.find('scans', 'kept')).toEqual(row)
})

it('a signed-in user adopts the draft of a visitor', async () => {
  await storeScan({ key: 'of a visitor', account: null, status: 'draft' })
  expect(await keys()).toEqual(['of a visitor'])
  expect(await accountDb.find('scans', 'of a visitor')).toMatchObject({ account: 'wanjiru' })
})

it('unreadable storage is not treated as empty', async () => {
  await storeScan({ key: 'kept' })
  jest.spyOn(accountDb, 'tryRead').mockResolvedValueOnce(undefined)
  expect(await readScanRows('wanjiru')).toBeUndefined()
  expect(localStorage.getItem('waiting')).toBe('')
})

it('an answered scan leaves its copies and a small picture, for as long as they may be given to a person', async () => {
  const clock = fakeDate()
  await storeScan({ key: 'kept', wasSent: true })
  const { photos } = (await accountDb.find('scans', 'kept'))!
  const scan = scanOf((await accountDb.find('scans', 'kept'))!)
  const result = { report: prediction.result, diagnosis: prediction.diagnosis, language: 'en' as const, answeredAt: 0 }
  await saveScan('kept', { now: { ...scan, status: 'answered', result }, before: scan }, 'wanjiru', new Map())
  const sizes = async () => (await offlineDiagnoses.copiesOf(prediction.diagnosis.id)).map(({ size }) => size)
  expect(await sizes()).toEqual(photos.map(({ size }) => size))
  clock.pass(COPY_DAYS * DAY_MS - 1)
  expect(await sizes()).toHaveLength(1)
  clock.pass(1)
  expect(await sizes()).toEqual([])
  expect(await accountDb.read('thumbnails')).toMatchObject([{ id: prediction.diagnosis.id, key: 'kept' }])
  expect((await accountDb.read('thumbnails'))[0]).not.toHaveProperty('copies')
})

it('copies whose time is over go at the start of the app, whoever is signed in', async () => {
  const clock = fakeDate()
  const copies = [new Blob(['a leaf'])]
  const of = (id: string) => ({ id, key: id, photo: copies[0]!, copies })
  await offlineDiagnoses.keepThumbnail('wanjiru', of('old'))
  clock.pass(COPY_DAYS * DAY_MS)
  await offlineDiagnoses.keepThumbnail('wanjiru', of('young'))
  settings.set('returning', 'yes')
  tokenStorage.clear() // by the server
  forgetOldAccount()
  await until(async () => {
    const left = (await accountDb.read('thumbnails')).filter((row) => row.copies !== undefined)
    return left.length === 1 && left[0]?.id === 'young'
  })
  expect(await accountDb.read('thumbnails')).toHaveLength(2)
})

it('the picture and the copies of an answer that was deleted elsewhere go with it', async () => {
  const clock = fakeDate()
  const copies = [new Blob(['a leaf'])]
  const keep = (id: string) => offlineDiagnoses.keepThumbnail('wanjiru', { id, key: id, photo: copies[0]!, copies })
  await keep('listed')
  await keep('deleted')
  clock.pass(1)
  const askedAt = Date.now()
  await keep('later')
  await offlineDiagnoses.dropUnlisted('wanjiru', ['listed'], askedAt)
  expect((await accountDb.read('thumbnails')).map(({ id }) => id)).toEqual(['later', 'listed'])
})

it('the copies of an account go with it', async () => {
  const photo = new Blob(['a leaf'])
  await offlineDiagnoses.keepThumbnail('wanjiru', { id: 'answer', key: 'scan', photo, copies: [photo] })
  await accountDb.forgetAccount('wanjiru')
  expect(await offlineDiagnoses.copiesOf('answer')).toEqual([])
})

it('smaller copies replace those in memory and in the database', async () => {
  await storeScan({ key: 'kept' })
  const scan = scanOf((await accountDb.find('scans', 'kept'))!)
  const [large, small] = [new Blob(['large']), new Blob(['s'])]
  const copies = new Map([['kept-0', { original: large, copy: Promise.resolve(large), madeFor: 1, url: '' }]])
  await replacePhotos(scan, [small])
  expect((await accountDb.find('scans', 'kept'))?.photos[0]?.size).toBe(1)
  expect(await readPhotos('kept', scan.photoIds, copies)).toEqual([large]) // the call that was lost is repeated as it was
  replaceCopies(scan, [small], copies)
  expect(await readPhotos('kept', scan.photoIds, copies)).toEqual([small])
  await saveScan('kept', { now: scan, before: scan }, 'wanjiru', copies)
  expect((await accountDb.find('scans', 'kept'))?.photos[0]?.size).toBe(1)
})
