import '../../../support/nodeStorage'

import { tokenStorage } from '~/client/device/tokenStorage'
import { readScanRows } from '~/client/features/diagnosis/scanRows'

import { fakeDate } from '../../../support/fakeDate'
import { storeScan } from '../../../support/storedScans'

const DAY_MS = 24 * 60 * 60 * 1000
const keys = async (account: string | null = 'wanjiru') => (await readScanRows(account)).own.map(({ key }) => key)

beforeEach(() => {
  tokenStorage.save({ access: `h.${btoa(JSON.stringify({ sub: 'wanjiru' }))}.s`, refresh: 'r' })
})
afterEach(() => {
  jest.useRealTimers()
})

it.each([
  ['scan', {}],
  ['held scan', { status: 'held', preview: { verdict: {}, modelVersion: 'v' } } as const],
])('no jump of the clock deletes a %s', async (_, seen) => {
  const clock = fakeDate(Date.UTC(2019, 0, 1))
  await storeScan({ key: 'kept', ...seen })
  for (const days of [2887, 3000, -6000, 8, -8, 8]) {
    clock.pass(days * DAY_MS)
    expect([days, await keys()]).toEqual([days, ['kept']])
  }
})

it.each([
  ['scan', 7, {}],
  ['held scan', 30, { status: 'held', preview: { verdict: {}, modelVersion: 'v' } } as const],
])('a %s is deleted when the phone has been used on %i days since', async (_, days, seen) => {
  const clock = fakeDate()
  await storeScan({ key: 'kept', ...seen })
  for (let day = 1; day <= days; day++) {
    expect([day, await keys()]).toEqual([day, ['kept']])
    clock.pass(DAY_MS)
  }
  expect(await keys()).toEqual([])
})

it('scans of another account are not read, and counted for who must log in again', async () => {
  await storeScan({ key: 'hers' })
  await storeScan({ key: 'of a visitor', account: null, status: 'draft' })
  expect(await keys('otieno')).toEqual(['of a visitor'])
  expect(await readScanRows(null)).toMatchObject({ own: [{ key: 'of a visitor' }], leftPhotoCount: 1 })
  expect(await readScanRows('wanjiru')).toMatchObject({ leftPhotoCount: 0 })
})

it('the clock of ages is forgotten while nothing is stored', async () => {
  await storeScan({ key: 'kept' })
  expect(localStorage.getItem('countedTime')).not.toBeNull()
  const { accountDb } = await import('~/client/device/accountDb')
  await accountDb.forgetAll()
  expect(await keys()).toEqual([])
  expect(localStorage.getItem('countedTime')).toBeNull()
})
