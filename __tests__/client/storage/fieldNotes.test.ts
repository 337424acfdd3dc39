import '../../support/nodeStorage'

import { accountDb } from '~/client/storage/accountDb'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { tokenStorage } from '~/client/storage/tokenStorage'

import { countNote } from '../../support/fieldNotes'
import { fillStorage } from '../../support/indexedDb'

const signIn = (account: string) => {
  tokenStorage.save({ access: `h.${btoa(JSON.stringify({ sub: account }))}.s`, refresh: 'r' })
}
const [first, second] = [countNote(), countNote({ sick: 9 })]
const idsOf = async (account: string | null) => (await fieldNotes.read(account)).map(({ key }) => key)

afterEach(() => {
  tokenStorage.clear()
  jest.restoreAllMocks()
})

it('notes of a visitor are adopted by the account that signs in, unsent', async () => {
  expect(await fieldNotes.add(null, first)).toBe(true)
  signIn('wanjiru')
  expect(await fieldNotes.read('wanjiru')).toEqual([{ key: first.id, account: 'wanjiru', note: first, isSent: false }])
  expect(await accountDb.read('notes')).toMatchObject([{ account: 'wanjiru' }])
  expect(await fieldNotes.countUnsent()).toBe(1)
})

it('notes of another account are neither read nor changed', async () => {
  signIn('otieno')
  await fieldNotes.add('otieno', first)
  signIn('wanjiru')
  await fieldNotes.add('wanjiru', second)
  await fieldNotes.remove('wanjiru', first.id)
  await fieldNotes.drop('wanjiru', first.id)
  await fieldNotes.merge('wanjiru', [second], [first.id, second.id])
  expect(await idsOf('wanjiru')).toEqual([second.id])
  expect(await idsOf('otieno')).toEqual([first.id])
  expect(await idsOf(null)).toEqual([])
  expect(await fieldNotes.countUnsent()).toBe(1)
})

it('nothing is stored for an account that has signed out meanwhile', async () => {
  expect(await fieldNotes.add('wanjiru', first)).toBe(false)
  expect(await fieldNotes.add(undefined, first)).toBe(false)
  await fieldNotes.merge('wanjiru', [second], [])
  expect(await accountDb.read('notes')).toEqual([])
})

it('the list of the server marks, adds and deletes, and leaves what it cannot know', async () => {
  signIn('wanjiru')
  const [sent, elsewhere, deleted, later] = [countNote(), countNote(), countNote(), countNote()]
  await fieldNotes.add('wanjiru', first)
  await fieldNotes.merge('wanjiru', [first, sent, deleted], [])
  await fieldNotes.add('wanjiru', later)
  await fieldNotes.merge('wanjiru', [first, sent, elsewhere], [first.id, sent.id, deleted.id])
  const rows = (await fieldNotes.read('wanjiru')).map(({ key, isSent }) => [key, isSent])
  expect(Object.fromEntries(rows)).toEqual({
    ...{ [first.id]: true, [sent.id]: true, [elsewhere.id]: true },
    [later.id]: false,
  })
})

it('a deleted note stays deleted when the list still has it, until the server knows', async () => {
  signIn('wanjiru')
  await fieldNotes.add('wanjiru', first)
  await fieldNotes.remove('wanjiru', first.id)
  await fieldNotes.merge('wanjiru', [first], [])
  expect(await fieldNotes.read('wanjiru')).toMatchObject([{ isSent: true, isDeleted: true }])
  expect([fieldNotes.mayAwaitServer(), await fieldNotes.countUnsent()]).toEqual([true, 0])
  await fieldNotes.drop('wanjiru', first.id)
  expect([fieldNotes.mayAwaitServer(), await idsOf('wanjiru')]).toEqual([false, []])
})

it('a deleted note of a visitor is gone', async () => {
  await fieldNotes.add(null, first)
  await fieldNotes.remove(null, first.id)
  expect([fieldNotes.mayAwaitServer(), await accountDb.read('notes')]).toEqual([false, []])
})

it('a full phone says that it has not kept the note', async () => {
  fillStorage()
  expect(await fieldNotes.add(null, first)).toBe(false)
  expect(await idsOf(null)).toEqual([])
})

it('notes that two screens add at the same time are both kept', async () => {
  await Promise.all([fieldNotes.add(null, first), fieldNotes.add(null, second)])
  expect(await idsOf(null)).toHaveLength(2)
})
