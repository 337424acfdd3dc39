import '../../support/nodeStorage'

import { tokenStorage } from '~/client/device/tokenStorage'
import { waitingSets } from '~/client/device/waitingSets'

import { fillStorage, storeIn, storedIn } from '../../support/indexedDb'
import { fakeDate } from '../../support/fakeDate'

const DAY_MS = 24 * 60 * 60 * 1000
const photos = [new Blob(['a leaf'])]
const setOf = (key: string) => ({ key, photos, crop: 'maize', followsId: null, askedAt: Date.now(), wasSent: false })
const keys = async () => (await waitingSets.read()).map(({ key }) => key)

function signIn(account: string) {
  tokenStorage.save({ access: `h.${btoa(JSON.stringify({ sub: account }))}.s`, refresh: 'r' })
}

beforeEach(() => {
  signIn('wanjiru')
})
afterEach(() => {
  jest.useRealTimers()
})

it('sets come back oldest first, whatever the clock said when they were kept', async () => {
  fakeDate(Date.UTC(2035, 0, 1))
  await waitingSets.keep('wanjiru', setOf('first'))
  fakeDate(Date.UTC(2019, 0, 1))
  await waitingSets.keep('wanjiru', setOf('second'))
  expect(await keys()).toEqual(['first', 'second'])
  await waitingSets.keep('wanjiru', { ...setOf('first'), wasSent: true })
  expect(await keys()).toEqual(['first', 'second'])
})

it.each([
  ['set', {}],
  ['look', { look: { verdict: {}, modelVersion: 'v' }, isHeld: true }],
])('no jump of the clock deletes a %s', async (_, seen) => {
  const clock = fakeDate(Date.UTC(2019, 0, 1))
  await waitingSets.keep('wanjiru', { ...setOf('kept'), ...seen })
  for (const days of [2887, 3000, -6000, 8, -8, 8]) {
    clock.pass(days * DAY_MS)
    await waitingSets.dropOld()
    expect([days, await keys()]).toEqual([days, ['kept']])
  }
})

it('a set is deleted when the phone has been used on seven days since', async () => {
  const clock = fakeDate()
  await waitingSets.keep('wanjiru', setOf('kept'))
  for (let day = 1; day <= 7; day++) {
    expect([day, await keys()]).toEqual([day, ['kept']])
    clock.pass(DAY_MS)
  }
  expect(await keys()).toEqual([])
})

it('a look is deleted when the phone has been used on 30 days since', async () => {
  const clock = fakeDate()
  await waitingSets.keep('wanjiru', { ...setOf('look'), look: { verdict: {}, modelVersion: 'v' }, isHeld: true })
  for (let day = 1; day <= 30; day++) {
    expect([day, await keys()]).toEqual([day, ['look']])
    clock.pass(DAY_MS)
  }
  expect(await keys()).toEqual([])
})

it('a look that is chosen stays a look, and is not held again when it is sent', async () => {
  const look = { verdict: { kind: 'notALeaf' }, modelVersion: 'v' }
  for (const key of ['look', 'other']) await waitingSets.keep('wanjiru', { ...setOf(key), look, isHeld: true })
  await waitingSets.keep('wanjiru', { ...setOf('look'), isHeld: false })
  await waitingSets.keep('wanjiru', { ...setOf('look'), wasSent: true })
  expect(await waitingSets.read()).toMatchObject([
    { key: 'look', look, isHeld: false, wasSent: true },
    { key: 'other', look, isHeld: true },
  ])
})

it('a phone without room says so, and keeps what it has', async () => {
  await waitingSets.keep('wanjiru', setOf('kept'))
  await waitingSets.keepChosen('wanjiru', setOf('chosen'))
  fillStorage()
  expect(await waitingSets.keep('wanjiru', setOf('another'))).toBe('noRoom')
  expect(await waitingSets.keep('wanjiru', { ...setOf('kept'), wasSent: true })).toBe('noRoom')
  expect(await waitingSets.keepChosen('wanjiru', setOf('another'))).toBe(false)
  expect(await keys()).toEqual(['kept'])
  expect(await waitingSets.readChosen()).toMatchObject({ key: 'chosen' })
})

it('sets of one account are never read under another one, which deletes them', async () => {
  await waitingSets.keep('wanjiru', setOf('kept'))
  signIn('otieno')
  expect(await keys()).toEqual([])
  signIn('wanjiru')
  expect(await keys()).toEqual([])
})

it.each([
  ['0.2', { photo: photos[0] }],
  ['0.3', { photos, crop: 'maize', follows: 'd1' }],
])('the set that version %s has kept is dropped', async (_, old) => {
  await waitingSets.empty()
  await storeIn('jani', 'photo', { key: 'old', askedAt: 1, account: 'wanjiru', ...old })
  await waitingSets.keep('wanjiru', setOf('new'))
  expect(await keys()).toEqual(['new'])
})

it('nothing is kept for an account that has left, and nothing stays when all sets go', async () => {
  await waitingSets.keep('wanjiru', setOf('kept'))
  signIn('atieno')
  await waitingSets.keep('wanjiru', setOf('late'))
  expect([...(await storedIn('jani')).keys()]).toEqual(['kept'])
  await waitingSets.empty()
  expect(localStorage.getItem('countedTime')).toBeNull()
})

it('photos that a visitor chooses do not take the place of those of an account whose session has ended', async () => {
  await waitingSets.keepChosen('wanjiru', setOf('hers'))
  tokenStorage.clear()
  expect([await waitingSets.readChosen(), await waitingSets.countLeft()]).toEqual([undefined, 1])
  for (const key of ['first', 'second']) await waitingSets.keepChosen(null, setOf(key))
  expect([await waitingSets.readChosen(), await waitingSets.countLeft()]).toMatchObject([{ key: 'second' }, 1])

  signIn('wanjiru')
  expect(await waitingSets.readChosen()).toMatchObject({ key: 'second' }) // who has just chosen it goes on with it
  await waitingSets.keepChosen('wanjiru', setOf('third'))
  await waitingSets.dropChosen()
  expect(await waitingSets.readChosen()).toMatchObject({ key: 'hers' })
  expect(await waitingSets.readChosen()).toMatchObject({ key: 'hers' })
  await waitingSets.dropChosen()
  expect(await waitingSets.readChosen()).toBeUndefined()
})
