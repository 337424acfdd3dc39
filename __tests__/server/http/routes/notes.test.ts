import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { MAX_NOTES, MAX_NOTES_AT_ONCE, PLOT_LENGTH, SUBSTANCE_LENGTH } from '~/contract/limits'
import type { FieldNote, NotesResponse } from '~/contract/notes'
import type { AuthResponse, ErrorBody } from '~/contract/responses'

import { bearer, register, signUp } from '../../../support/calls'
import { databases, type TestDatabase } from '../../../support/databases'
import { countNote, sprayNote } from '../../../support/fieldNotes'
import { documentedCalls, faultOf } from '../../../support/openApi'
import { buildTestApp, farmer } from '../../../support/testApp'

const NOW = Date.UTC(2026, 10, 2, 6)
const HOUR_MS = 3_600_000
const iso = (time: number) => new Date(time).toISOString()

describe.each(databases)('field notes on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  beforeEach(async () => {
    database = await open()
    app = await buildTestApp({ db: database.db, now: () => NOW })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const store = (notes: unknown, as = access) =>
    app.inject({ ...endpoints.storeNotes, headers: bearer(as), payload: { notes } })
  const get = (as = access) => app.inject({ ...endpoints.getNotes, headers: bearer(as) })
  const list = async (as?: string) => (await get(as)).json<NotesResponse>().notes
  const remove = (id: string, as = access) => {
    const { method, url } = endpoints.deleteNote
    return app.inject({ method, url: url.replace(':id', id), headers: bearer(as) })
  }
  const rows = () => database.db.selectFrom('field_note').selectAll().execute()

  /** As if the account had stored them before. */
  async function storeMany(count: number) {
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const common = {
      account_id: id,
      kind: 'count',
      plot: null,
      body_json: '{}',
      noted_at: NOW,
      created_at: NOW,
    } as const
    const values = Array.from({ length: count }, (_, index) => ({ ...common, id: `note ${index}` }))
    await database.db.insertInto('field_note').values(values).execute()
  }

  it('are listed newest first, by the answer to what is stored, too', async () => {
    const [spray, count] = [sprayNote(), countNote()]
    const stored = await store([spray, count])
    expect([stored.statusCode, stored.json()]).toEqual([200, { notes: [count, spray] }])
    const listed = await get()
    expect(listed.json()).toEqual(stored.json())
    for (const call of await documentedCalls(app))
      if (call.name === 'GET /api/notes' || call.name === 'POST /api/notes')
        expect(faultOf(call, listed)).toBeUndefined()
  })

  it('change nothing when they are sent again', async () => {
    const note = countNote()
    await store([note])
    const again = await store([{ ...note, sick: 9 }, note, sprayNote({ id: note.id })])
    expect([again.statusCode, again.json()]).toEqual([200, { notes: [note] }])
  })

  it('of another account are neither revealed, overwritten nor deleted by their id', async () => {
    const note = countNote()
    await store([note])
    const other = (await register(app, { ...farmer, email: 'other@example.com' })).json<AuthResponse>().access
    expect(await list(other)).toEqual([])
    expect((await remove(note.id, other)).statusCode).toBe(204)
    const own = { ...note, plot: 'Mine' }
    expect((await store([own], other)).json()).toEqual({ notes: [own] })
    expect(await list()).toEqual([note])
    expect((await remove(note.id, other)).statusCode).toBe(204)
    expect([await list(other), await list()]).toEqual([[], [note]])
  })

  it('are deleted by their owner, however often', async () => {
    const [note, kept] = [countNote(), sprayNote()]
    await store([note, kept])
    for (const status of [204, 204]) expect((await remove(note.id)).statusCode).toBe(status)
    expect(await list()).toEqual([kept])
  })

  it('are dated to their arrival by a phone whose clock is more than a day ahead', async () => {
    const [soon, late] = [NOW + 23 * HOUR_MS, NOW + 25 * HOUR_MS].map((time) => countNote({ notedAt: iso(time) }))
    await store([soon, late])
    expect(await list()).toEqual([soon, { ...late, notedAt: iso(NOW) }])
  })

  it('are refused all together where one of them is wrong', async () => {
    const refused = await store([countNote(), { ...countNote(), of: 'hunger' }])
    expect([refused.statusCode, refused.json<ErrorBody>().error.code]).toEqual([400, 'fieldsInvalid'])
    expect(await list()).toEqual([])
  })

  it('are limited at once, and the longest of them fit into one request', async () => {
    const longest = (): FieldNote =>
      sprayNote({
        plot: '\u4e00'.repeat(PLOT_LENGTH),
        substance: '\u4e00'.repeat(SUBSTANCE_LENGTH),
        crop: 'sweet-potato',
      })
    const notes = Array.from({ length: MAX_NOTES_AT_ONCE }, longest)
    expect((await store([...notes, longest()])).statusCode).toBe(400)
    expect((await store(notes)).statusCode).toBe(200)
    expect(await list()).toHaveLength(MAX_NOTES_AT_ONCE)
  })

  it('beyond the limit of the account are refused, and none is lost', async () => {
    await storeMany(MAX_NOTES - 1)
    const [last, surplus] = [countNote(), countNote()]
    const refused = await store([last, surplus])
    expect([refused.statusCode, refused.json<ErrorBody>().error.code]).toEqual([409, 'tooManyNotes'])
    expect(await rows()).toHaveLength(MAX_NOTES - 1)
    for (const status of [200, 200]) expect((await store([last])).statusCode).toBe(status)
    expect((await store([surplus])).statusCode).toBe(409)
    await remove(last.id)
    expect((await store([surplus])).statusCode).toBe(200)
  })

  it('of two phones do not exceed the limit together', async () => {
    await storeMany(MAX_NOTES - 10)
    const ten = () => store(Array.from({ length: 10 }, () => countNote()))
    const statuses = (await Promise.all([ten(), ten(), ten()])).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await rows()).toHaveLength(MAX_NOTES)
  })

  it('are exported, and deleted with the account', async () => {
    await store([countNote()])
    const exported = await app.inject({ ...endpoints.exportAccount, headers: bearer(access) })
    expect(exported.json<{ field_notes: object[] }>().field_notes).toMatchObject([
      { kind: 'count', plot: 'Kando ya mto', noted_at: '2026-11-02T05:00:00.000Z', created_at: iso(NOW) },
    ])
    expect(exported.body).toContain('fallArmyworm')
    const payload = { password: farmer.password }
    await app.inject({ ...endpoints.deleteAccount, headers: bearer(access), payload })
    expect(await rows()).toEqual([])
  })

  it('are of signed-in callers only', async () => {
    for (const response of [await get('x'), await store([countNote()], 'x'), await remove('x', 'x')])
      expect(response.statusCode).toBe(401)
  })
})
