import { randomUUID } from 'node:crypto'

import { accuracyResponseSchema, type AccuracyResponse } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import { watchJudged } from '~/server/metrics/gauges'
import { createMetrics } from '~/server/metrics/metrics'
import { createAccuracyRepository } from '~/server/persistence/accuracyRepository'

import { openSqlite } from '../../../support/databases'
import { documentedCalls, faultOf } from '../../../support/openApi'
import { buildTestApp, NO_LIMITS } from '../../../support/testApp'

const NOW = Date.parse('2026-12-01T10:00:00Z')
const HOUR_MS = 60 * 60_000

const row = (judged: string) => ({
  ...{ id: randomUUID(), judge: 'expert', crop: 'maize', level: 'verySure', judged, model_version: '7' },
  ...{ label: null, judged_label: null, created_at: NOW },
})

describe('the public figures', () => {
  it('are there for everybody, an hour old at most, and in the metrics', async () => {
    const { db, close } = await openSqlite()
    let now = NOW
    const app = await buildTestApp({ db, now: () => now })
    const read = () => app.inject(endpoints.getAccuracy)
    expect((await read()).json()).toEqual({ since: null, rows: [], undecided: 0 })
    const rows = [...Array.from({ length: 41 }, () => row('right')), ...Array.from({ length: 9 }, () => row('other'))]
    await db
      .insertInto('judgement')
      .values([...rows, row('cannotSay')] as never)
      .execute()
    expect((await read()).json<AccuracyResponse>().rows).toEqual([])
    now += HOUR_MS
    const response = await read()
    const figures = accuracyResponseSchema.validateSync(response.json(), { strict: true })
    expect(figures).toMatchObject({ since: '2026-12-01T10:00:00.000Z', undecided: 1 })
    const expected = { by: 'expert', level: 'verySure', judged: 50, share: 0.82 }
    expect(figures.rows).toMatchObject([
      { ...expected, crop: null },
      { ...expected, crop: 'maize' },
    ])
    const call = (await documentedCalls(app)).find(({ url }) => url === endpoints.getAccuracy.url)
    expect(call && faultOf(call, response)).toBeUndefined()

    const metrics = createMetrics()
    watchJudged(metrics, createAccuracyRepository(db))
    expect(await metrics.registry.metrics()).toContain(
      'jani_judged_answers{judge="expert",level="verySure",judged="right"} 41',
    )
    await app.close()
    await close()
  })

  it('count against the limit of the address', async () => {
    const limits = { ...NO_LIMITS, addressRequests: { points: 1, durationSeconds: 60 } }
    const app = await buildTestApp({ limits })
    expect((await app.inject(endpoints.getAccuracy)).statusCode).toBe(200)
    expect((await app.inject(endpoints.getAccuracy)).statusCode).toBe(429)
    await app.close()
  })
})
