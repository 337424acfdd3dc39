import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { api } from '~/client/api/api'
import { sessionEnded } from '~/client/api/apiActions'
import { startNoteListeners } from '~/client/features/notes/noteListeners'
import { syncNotes } from '~/client/features/notes/syncNotes'
import { useFieldNotes, type NewNote } from '~/client/features/notes/useFieldNotes'
import { accountDb } from '~/client/storage/accountDb'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import { makeStore, type AppStore } from '~/client/store/store'
import { endpoints } from '~/contract/endpoints'
import { MAX_NOTES, MAX_NOTES_AT_ONCE } from '~/contract/limits'
import type { FieldNote, NotesResponse } from '~/contract/notes'
import { paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, login, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import { counted, countNote, sprayed, sprayNote } from '../../../support/fieldNotes'
import { reach, renderApp } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'

const { onOffline, onOnline } = api.internalActions

let db: OpenDatabase
let server: Awaited<ReturnType<typeof buildTestApp>>
let person: AuthResponse
beforeEach(async () => {
  ;({ db } = await openSqlite())
  server = await buildTestApp({ db })
  person = await signUp(server)
  reach(server)
})
afterEach(async () => {
  await server.close()
  await db.destroy()
})

/** A screen with notes, as after a start of the app. */
function open({ isOnline = true } = {}) {
  const store = makeStore(undefined, [startNoteListeners])
  store.dispatch(isOnline ? onOnline() : onOffline())
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, unmount } = renderHook(useFieldNotes, { wrapper })
  return {
    store,
    unmount,
    shown: () => result.current.notes,
    add: (note: NewNote = counted) => act(() => result.current.add(note)),
    remove: (id: string) => act(() => result.current.remove(id)),
    /** Also waits for a round that is underway. */
    sync: () =>
      act(async () => {
        await store.dispatch(syncNotes())
      }),
  }
}
const signIn = () => {
  tokenStorage.save(person)
}
const online = ({ dispatch }: AppStore) => act(() => void dispatch(onOnline()))
const account = () => currentAccount() as string

const stored = async () =>
  (await server.inject({ ...endpoints.getNotes, headers: bearer(person.access) })).json<NotesResponse>().notes
/** What another phone of the account does. */
const storeElsewhere = (...notes: FieldNote[]) =>
  server.inject({ ...endpoints.storeNotes, headers: bearer(person.access), payload: { notes } })
const deleteElsewhere = (id: string) => {
  const { method, url } = endpoints.deleteNote
  return server.inject({ method, url: url.replace(':id', id), headers: bearer(person.access) })
}
const calls = () =>
  jest.mocked(globalThis.fetch).mock.calls.map(([input]) => {
    const { method, url } = input as Request
    return `${method} ${new URL(url).pathname}`
  })
/** From now on every response gets lost on its way. */
const loseResponses = () => {
  const ask = jest.mocked(globalThis.fetch).getMockImplementation()!
  jest.mocked(globalThis.fetch).mockImplementation(async (...request) => {
    await ask(...request)
    throw new TypeError('Failed to fetch')
  })
}

it('a note is shown at once and sent, newest first', async () => {
  signIn()
  const app = open()
  expect(app.shown()).toBeNull()
  expect(await app.add()).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 2)) // a later millisecond
  expect(await app.add(sprayed)).toBe(true)
  await app.sync()
  expect(app.shown()).toMatchObject([
    { kind: 'spray', isSent: true },
    { kind: 'count', isSent: true },
  ])
  expect(await stored()).toMatchObject([sprayed, counted])
  expect(fieldNotes.mayAwaitServer()).toBe(false)
})

it('notes made without a network survive a restart and are sent once there is one', async () => {
  signIn()
  const first = open({ isOnline: false })
  await first.add()
  expect([first.shown()?.map(({ isSent }) => isSent), calls()]).toEqual([[false], []])
  first.unmount()
  const { store, shown } = open({ isOnline: false })
  await waitFor(() => expect(shown()).toMatchObject([{ isSent: false }]))
  online(store)
  await waitFor(() => expect(shown()).toMatchObject([{ isSent: true }]))
  expect(await stored()).toHaveLength(1)
})

it('a note whose response is lost, or whose page is closed before it is marked, is stored once', async () => {
  signIn()
  const app = open()
  loseResponses()
  await app.add()
  await app.sync()
  expect([await stored(), app.shown()]).toMatchObject([[counted], [{ isSent: false }]])
  app.unmount()
  reach(server)
  const next = open()
  await next.sync()
  expect([await stored(), next.shown()]).toMatchObject([[counted], [{ isSent: true }]])
  expect(await stored()).toHaveLength(1)
})

it('notes of another phone arrive, and those that it deleted leave', async () => {
  signIn()
  const [kept, deleted] = [countNote(), sprayNote()]
  await storeElsewhere(kept, deleted)
  const app = open()
  await app.sync()
  expect(app.shown()).toHaveLength(2)
  await deleteElsewhere(deleted.id)
  await app.sync()
  expect(app.shown()).toEqual([{ ...kept, isSent: true }])
})

it('a note deleted without a network is hidden at once and deleted on the server later', async () => {
  signIn()
  const [one, other] = [countNote(), sprayNote()]
  await storeElsewhere(one, other)
  const { store, shown, remove, sync } = open()
  await sync()
  store.dispatch(onOffline())
  await remove(one.id)
  expect([shown()?.map(({ id }) => id), (await stored()).length]).toEqual([[other.id], 2])
  online(store)
  await waitFor(async () => expect(await stored()).toEqual([other]))
  await waitFor(() => expect(fieldNotes.mayAwaitServer()).toBe(false))
})

it('a note deleted while it is being sent does not come back', async () => {
  signIn()
  const app = open()
  const ask = jest.mocked(globalThis.fetch).getMockImplementation()!
  jest.mocked(globalThis.fetch).mockImplementation(async (...request) => {
    const response = await ask(...request)
    const [row] = await accountDb.read('notes')
    if ((request[0] as Request).method === 'POST') await fieldNotes.remove(account(), row!.key)
    return response
  })
  await app.add()
  await app.sync()
  await app.sync()
  expect([await stored(), app.shown(), await accountDb.read('notes')]).toEqual([[], [], []])
})

it('more notes than one request takes are sent in several', async () => {
  signIn()
  for (let sick = 0; sick <= MAX_NOTES_AT_ONCE; sick++) await fieldNotes.add(account(), countNote({ sick }))
  const app = open()
  await app.sync()
  expect(await stored()).toHaveLength(MAX_NOTES_AT_ONCE + 1)
  expect(app.shown()?.every(({ isSent }) => isSent)).toBe(true)
})

it('a note that the server refuses holds up no other, and stays', async () => {
  signIn()
  const [refused, good] = [countNote({ of: 'hunger' }), countNote()]
  for (const note of [refused, good]) await fieldNotes.add(account(), note)
  const app = open()
  await app.sync()
  expect(await stored()).toEqual([good])
  expect(app.shown()).toEqual(
    expect.arrayContaining([
      { ...refused, isSent: false },
      { ...good, isSent: true },
    ]),
  )
})

it('a note beyond the limit stays on the phone, which still gets the list', async () => {
  signIn()
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const { kind, plot, ...body } = counted
  const row = { account_id: id, kind, plot, noted_at: 1, body_json: JSON.stringify(body), created_at: 1 }
  const rows = Array.from({ length: MAX_NOTES }, () => ({ ...row, id: countNote().id }))
  await db.insertInto('field_note').values(rows).execute()
  const app = open()
  await app.add()
  await app.sync()
  expect(app.shown()).toHaveLength(MAX_NOTES + 1)
  expect(app.shown()?.filter(({ isSent }) => !isSent)).toMatchObject([counted])
  await deleteElsewhere(rows[0]!.id)
  await app.sync()
  expect(app.shown()?.filter(({ isSent }) => !isSent)).toEqual([])
})

it('notes of a visitor are sent by the account that signs in', async () => {
  const app = open()
  await app.add()
  expect([calls(), app.shown()]).toMatchObject([[], [{ isSent: false }]])
  const { email, password } = farmer
  await act(async () => {
    await app.store.dispatch(api.endpoints.login.initiate({ email, password }))
  })
  await waitFor(() => expect(app.shown()).toMatchObject([{ isSent: true }]))
  expect(await stored()).toMatchObject([counted])
})

it('notes of another account are never sent', async () => {
  const note = countNote()
  await accountDb.put('notes', { key: note.id, account: 'otieno', note, isSent: false })
  signIn()
  const app = open()
  await app.sync()
  expect([await stored(), app.shown()]).toEqual([[], []])
  expect(await accountDb.read('notes')).toMatchObject([{ account: 'otieno', isSent: false }])
})

it('after Log Out nothing more is sent or stored', async () => {
  signIn()
  for (let sick = 0; sick <= MAX_NOTES_AT_ONCE; sick++) await fieldNotes.add(account(), countNote({ sick }))
  const ask = jest.mocked(globalThis.fetch).getMockImplementation()!
  const app = open()
  jest.mocked(globalThis.fetch).mockImplementation(async (...request) => {
    const response = await ask(...request)
    if ((request[0] as Request).url.endsWith(endpoints.storeNotes.url)) app.store.dispatch(sessionEnded({ by: 'user' }))
    return response
  })
  await app.sync()
  expect(calls().filter((call) => call === 'POST /api/notes')).toHaveLength(1)
  expect(app.shown()).toEqual([])
  await waitFor(async () => expect(await accountDb.read('notes')).toEqual([]))
  expect(fieldNotes.mayAwaitServer()).toBe(false)
})

it('a round whose account logs out between two requests sends no more', async () => {
  signIn()
  for (let sick = 0; sick <= MAX_NOTES_AT_ONCE; sick++) await fieldNotes.add(account(), countNote({ sick }))
  const app = open()
  jest.spyOn(fieldNotes, 'merge').mockImplementationOnce(async () => {
    app.store.dispatch(sessionEnded({ by: 'user' }))
  })
  await app.sync()
  expect(calls().filter((call) => call.endsWith(endpoints.storeNotes.url))).toEqual(['POST /api/notes'])
})

it('after the server ends the session, notes wait for their account', async () => {
  signIn()
  const app = open({ isOnline: false })
  await app.add()
  act(() => void app.store.dispatch(sessionEnded({ by: 'server' })))
  await waitFor(() => expect(app.shown()).toEqual([]))
  expect(await accountDb.read('notes')).toHaveLength(1)
  person = (await login(server, farmer)).json<AuthResponse>()
  signIn()
  const next = open()
  await next.sync()
  expect(await stored()).toMatchObject([counted])
})

it('Log Out confirms before it deletes unsent notes', async () => {
  signIn()
  await fieldNotes.add(account(), countNote())
  jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = renderApp(paths.about, null)
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  const name = '1 note is on this phone only. Logging out deletes it.'
  expect(await screen.findByRole('dialog', { name })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Log out and delete' }))
  await waitFor(() => expect(tokenStorage.holdsAny()).toBe(false))
  await waitFor(async () => expect(await accountDb.read('notes')).toEqual([]))
})
