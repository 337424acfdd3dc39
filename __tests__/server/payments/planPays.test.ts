import type { FastifyInstance } from 'fastify'

import type { PredictionResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, creditsOf, diagnose, getUser, login, signUp } from '../../support/calls'
import { openMigratedSqlite } from '../../support/migratedSqlite'
import { buildTestApp, farmer, NO_LIMITS, observations } from '../../support/testApp'

const DAY = 24 * 3_600_000

let clock = Date.UTC(2026, 10, 29, 6)
let db: OpenDatabase
let app: FastifyInstance
let access: string
const start = async (options: Parameters<typeof buildTestApp>[0] = {}) => {
  db = await openMigratedSqlite()
  app = await buildTestApp({ db, now: () => clock, ...options })
  access = (await signUp(app)).access
  await db
    .updateTable('account')
    .set({ plan_until: clock + DAY, credits: 0 })
    .execute()
}
afterEach(async () => {
  await app.close()
  await db.destroy()
})

it('with the plan a scan takes no credit, and after its end credits are as they were', async () => {
  await start()
  const answer = (await diagnose(app, access)).json<PredictionResponse>()
  expect(answer).toMatchObject({ credits: 0, diagnosis: { charge: 0, byPlan: true, verdict: 'confident' } })
  expect(await creditsOf(app, access)).toBe(0)
  clock += 2 * DAY
  access = (await login(app, farmer)).json<{ access: string }>().access
  expect((await getUser(app, access)).json()).toEqual({ user: { username: farmer.username, credits: 0 } })
  expect((await diagnose(app, access)).statusCode).toBe(402)
  const kept = await db.selectFrom('diagnosis').select(['charge', 'by_plan']).execute()
  expect(kept).toEqual([{ charge: 1, by_plan: 1 }])
})

it('an answered correction counts toward the fair use of a plan', async () => {
  const limits = { ...NO_LIMITS, fairUse: { points: 2, durationSeconds: 86_400 } }
  await start({ limits, observation: observations.cropQuestion })
  for (let scan = 0; scan < 2; scan++) {
    const { diagnosis } = (await diagnose(app, access)).json<PredictionResponse>()
    expect(diagnosis.verdict).toBe('cropQuestion')
    const url = `/api/diagnoses/${diagnosis.id}`
    const told = await app.inject({ method: 'PATCH', url, headers: bearer(access), payload: { crop: 'apple' } })
    expect(told.json<PredictionResponse>()).toMatchObject({ credits: 0, diagnosis: { byPlan: true } })
  }
  expect((await diagnose(app, access)).statusCode).toBe(429)
})
