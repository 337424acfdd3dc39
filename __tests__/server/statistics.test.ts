import type { AuthResponse, PredictionResponse } from '~/contract/responses'
import { endpoints } from '~/contract/endpoints'
import { createDailyStatistics, readStatistics } from '~/server/domain/diagnoses/statistics'
import { createMetrics } from '~/server/metrics/metrics'
import { serveMetrics } from '~/server/metrics/serveMetrics'
import { createStatisticsRepository } from '~/server/persistence/statisticsRepository'

import { bearer, diagnose, login, signUp } from '../support/calls'
import { openSqlite } from '../support/databases'
import { freePort } from '../support/product'
import { classifyByBytes, freePhoto, paidPhoto } from '../support/scans'
import { buildTestApp, farmer } from '../support/testApp'

/** Past midnight in Nairobi, not in Greenwich. */
const FIRST_DAY = Date.parse('2026-11-26T21:30:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

describe('the statistics', () => {
  it('count results by day in Nairobi, crop and verdict, and how plants did, of thirty days that have ended', async () => {
    const { db, close } = await openSqlite()
    let now = FIRST_DAY
    const app = await buildTestApp({ db, classify: classifyByBytes, now: () => now })
    let { access } = await signUp(app)
    const scan = async (content: Buffer, told = {}) =>
      (await diagnose(app, access, { content, told })).json<PredictionResponse>().diagnosis
    const first = await scan(paidPhoto('x'))
    await scan(paidPhoto('xxx'))
    await scan(freePhoto('x'))
    now += 3 * DAY_MS
    ;({ access } = (await login(app, farmer)).json<AuthResponse>())
    const later = await scan(paidPhoto('xy'), { crop: 'potato', follows: first.id })
    await app.inject({
      ...endpoints.correctDiagnosis,
      url: endpoints.correctDiagnosis.url.replace(':id', later.id),
      headers: bearer(access),
      payload: { progress: 'better' },
    })
    await db
      .updateTable('diagnosis')
      .set({ label: 'Squash___Powdery_mildew' })
      .where('verdict', '=', 'notALeaf')
      .execute()
    await app.close()

    const records = createStatisticsRepository(db, db)
    const write = (at: number) => createDailyStatistics(records, () => at)(async () => undefined)
    const read = (at: number) => readStatistics(records, at)
    await write(now)
    const firstDay = [
      { day: '2026-11-27', crop: 'maize', verdict: 'confident', answers: 2 },
      { day: '2026-11-27', crop: 'unknown', verdict: 'notALeaf', answers: 1 },
    ]
    expect(await read(now)).toEqual({
      since: '2026-10-31',
      until: '2026-11-29',
      answers: firstDay,
      progress: { better: 0, same: 0, worse: 0 },
    })

    // a written day stays as it was
    await db.updateTable('diagnosis').set({ deleted_at: now, verdict: 'deleted' }).where('id', '!=', later.id).execute()
    await write(now + DAY_MS)
    const { answers, ...rest } = await read(now + DAY_MS)
    expect(answers).toEqual([...firstDay, { day: '2026-11-30', crop: 'potato', verdict: 'contradiction', answers: 1 }])
    expect(rest).toEqual({ since: '2026-11-01', until: '2026-11-30', progress: { better: 1, same: 0, worse: 0 } })
    await write(now + 40 * DAY_MS)
    expect((await read(now + 40 * DAY_MS)).answers).toEqual([])
    await close()
  })
})

it('the statistics are served with the metrics, and return 500 if the database fails', async () => {
  const statistics = {
    since: '2026-11-01',
    until: '2026-11-30',
    answers: [],
    progress: { better: 1, same: 0, worse: 0 },
  }
  const read = jest.fn().mockResolvedValueOnce(statistics).mockRejectedValueOnce(new Error('away'))
  const port = await freePort()
  const server = await serveMetrics(createMetrics(), read, { host: '127.0.0.1', port })
  const ask = () => fetch(`http://127.0.0.1:${port}/stats`)
  expect(await (await ask()).json()).toEqual(statistics)
  expect((await ask()).status).toBe(500)
  await server.close()
})
