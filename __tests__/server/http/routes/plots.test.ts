import type { FastifyInstance } from 'fastify'
import FormData from 'form-data'

import { IMAGE_FIELD, PLOT_FIELD, endpoints } from '~/contract/endpoints'
import { MAX_PLOTS, PLOT_LENGTH } from '~/contract/limits'
import type {
  AuthResponse,
  DiagnosisResponse,
  ErrorBody,
  HistoryResponse,
  PredictionResponse,
} from '~/contract/responses'

import { bearer, diagnose, register, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { classifyByBytes, freePhoto, paidPhoto } from '../../../support/scans'
import { buildTestApp, farmer } from '../../../support/testApp'

describe('fields', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let access: string
  let time = Date.now()
  beforeEach(async () => {
    database = await openSqlite()
    app = await buildTestApp({ db: database.db, classify: classifyByBytes, now: () => time++ })
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    await app.close()
    await database.close()
  })

  const send = (photo: Buffer, plot: string) => {
    const form = new FormData()
    form.append(PLOT_FIELD, plot)
    form.append(IMAGE_FIELD, photo, { filename: 'leaf.jpg' })
    const headers = { ...form.getHeaders(), ...bearer(access) }
    return app.inject({ ...endpoints.predict, headers, payload: form.getBuffer() })
  }
  const scan = async (photo: Buffer, plot: string) => (await send(photo, plot)).json<PredictionResponse>().diagnosis
  const tell = (id: string, plot: unknown, as = access) => {
    const { method, url } = endpoints.correctDiagnosis
    return app.inject({ method, url: url.replace(':id', id), headers: bearer(as), payload: { plot } })
  }
  const list = async (plot?: string) => {
    const query = plot === undefined ? {} : { query: { [PLOT_FIELD]: plot } }
    return (await app.inject({ ...endpoints.getDiagnoses, ...query, headers: bearer(access) })).json<HistoryResponse>()
  }

  it('are stored in normal form, listed by their last use, and filter the list', async () => {
    const river = await scan(paidPhoto(1), '  Kando\u00a0ya   mto ')
    const hill = await scan(paidPhoto(2), 'Kilima')
    expect([river.plot, hill.plot]).toEqual(['Kando ya mto', 'Kilima'])
    expect((await list()).plots).toEqual(['Kilima', 'Kando ya mto'])
    const found = await list('Kando ya mto')
    expect(found.diagnoses.map(({ id, plot }) => [id, plot])).toEqual([[river.id, 'Kando ya mto']])
    expect(found.plots).toHaveLength(2)
    expect((await list('Bonde')).diagnoses).toEqual([])
  })

  it('change nothing for clients without fields', async () => {
    const { diagnosis } = (await diagnose(app, access, { content: paidPhoto(1) })).json<PredictionResponse>()
    const listed = await list()
    expect(diagnosis).not.toHaveProperty('plot')
    expect(listed).not.toHaveProperty('plots')
    expect(listed.diagnoses[0]).not.toHaveProperty('plot')
    expect((await send(freePhoto(1), '  ')).json<PredictionResponse>().diagnosis).not.toHaveProperty('plot')
  })

  it('can be set and removed later by their owner, and by the same photos', async () => {
    const { id } = await scan(freePhoto(1), 'Kilima')
    expect((await tell(id, 'Bonde')).json<DiagnosisResponse>().diagnosis.plot).toBe('Bonde')
    expect((await list()).plots).toEqual(['Bonde'])
    expect(await scan(freePhoto(1), 'Mto')).toMatchObject({ id, plot: 'Mto' })
    expect((await tell(id, null)).json<DiagnosisResponse>().diagnosis).not.toHaveProperty('plot')
    expect(await list()).not.toHaveProperty('plots')
    const other = (await register(app, { ...farmer, email: 'other@example.com' })).json<AuthResponse>()
    expect((await tell(id, 'Mine', other.access)).statusCode).toBe(404)
  })

  it.each(['<b>Kilima</b>', 'a\u0000b', 'a\u202eb', '**Kilima**', 'x'.repeat(PLOT_LENGTH + 1), 'x'.repeat(900)])(
    'are refused with markup, invisible characters or too many letters: %j',
    async (plot) => {
      const { id } = await scan(freePhoto(1), 'Kilima')
      const refusals = [await send(freePhoto(2), plot), await tell(id, plot), await tell(id, 7), await tell(id, '')]
      expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
      expect(refusals[0]!.json<ErrorBody>().error.code).toBe('plotInvalid')
      const query = { [PLOT_FIELD]: plot }
      expect((await app.inject({ ...endpoints.getDiagnoses, query, headers: bearer(access) })).statusCode).toBe(400)
    },
  )

  it('are limited to twenty; a result in another one has none', async () => {
    const { id } = await scan(freePhoto(1), 'Plot 1')
    const row = await database.db.selectFrom('diagnosis').selectAll().executeTakeFirstOrThrow()
    const named = (number: number) => ({ ...row, id: `copy ${number}`, plot: `Plot ${number}` })
    const others = Array.from({ length: MAX_PLOTS - 1 }, (_, index) => named(index + 2))
    await database.db.insertInto('diagnosis').values(others).execute()
    expect(await scan(freePhoto(2), 'Plot 21')).not.toHaveProperty('plot')
    expect(await scan(freePhoto(3), 'Plot 20')).toHaveProperty('plot', 'Plot 20')
    const refused = await tell(id, 'Plot 21')
    expect([refused.statusCode, refused.json<ErrorBody>().error.code]).toEqual([409, 'tooManyPlots'])
    expect((await list()).plots).toHaveLength(MAX_PLOTS)
  })

  it('are exported, and deleted with the diagnosis', async () => {
    const { id } = await scan(freePhoto(1), 'Kilima')
    const exported = await app.inject({ ...endpoints.exportAccount, headers: bearer(access) })
    expect(exported.json<{ diagnoses: object[] }>().diagnoses).toMatchObject([{ id, plot: 'Kilima' }])
    const { method, url } = endpoints.deleteDiagnosis
    await app.inject({ method, url: url.replace(':id', id), headers: bearer(access) })
    expect(await list()).not.toHaveProperty('plots')
    const rows = await database.db.selectFrom('diagnosis').select(['id', 'plot']).execute()
    expect(rows).toEqual([{ id, plot: null }])
  })
})
