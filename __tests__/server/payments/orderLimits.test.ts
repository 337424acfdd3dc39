import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, register, signUp } from '../../support/calls'
import { createFaultyDaraja } from '../../support/daraja'
import { openMigratedSqlite } from '../../support/migratedSqlite'
import { seededRandom } from '../../support/random'
import { buildTestApp, NO_LIMITS } from '../../support/testApp'

const MINUTE = 60_000

let clock = Date.UTC(2026, 10, 29, 6)
let db: OpenDatabase
let app: FastifyInstance
let access: string

async function start(points: number) {
  const { mpesa } = createFaultyDaraja(() => clock, seededRandom())
  const limits = { ...NO_LIMITS, orders: { points, durationSeconds: 86_400 } }
  const environment = { MPESA_SIMULATOR: '1', ACCESS_TOKEN_SECONDS: '86400' }
  app = await buildTestApp({ db, now: () => clock, mpesa, environment, limits })
  access = (await signUp(app)).access
}
beforeEach(async () => (db = await openMigratedSqlite()))
afterEach(async () => {
  await app.close()
  await db.destroy()
})

const otherAccount = async () => {
  const person = { username: 'Otieno', email: 'other@example.com', password: 'Shamba-ya-mahindi-7' }
  return (await register(app, person)).json<{ access: string }>().access
}
const order = (phone = '0712345601') =>
  app.inject({ ...endpoints.placeOrder, headers: bearer(access), payload: { phone } })

it('a phone is asked at most ten times a day, whoever orders, and what is refused is not stored', async () => {
  await start(10)
  const accounts = [access, await otherAccount()]
  const statuses = []
  for (let time = 0; time < 12; time++) {
    access = accounts[time % 2]!
    statuses.push((await order()).statusCode)
    clock += 2 * MINUTE
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429])
  expect((await order()).json<{ detail: string }>().detail).toMatch(
    /^Ten orders a day are the most for an account, and for a phone\. Hours until the next one: 2[34]\.$/,
  )
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(10)
  expect((await order('0712345602')).statusCode).toBe(201) // a refusal takes no point of the account
})

it('an order that is refused because another one is open does not count', async () => {
  await start(2)
  expect((await order()).statusCode).toBe(201)
  for (let time = 0; time < 3; time++) expect((await order()).statusCode).toBe(409)
  clock += 2 * MINUTE
  expect((await order()).statusCode).toBe(201)
})
