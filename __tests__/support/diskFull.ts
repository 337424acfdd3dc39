import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { AuthResponse } from '~/contract/responses'
import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { creditsOf, diagnose, login, refreshed, register } from './calls'
import type { Disk } from './fullDisk'
import { buildTestApp, farmer } from './testApp'

const ACCOUNTS = 5
const FREE_CREDITS = 5

/** A full disk is answered with 503, costs and loses nothing; with room again everything works. */
export async function fillAndFree(newDisk: () => Disk) {
  const disk = newDisk()
  const db = await openDatabase({ sqliteFile: join(disk.folder, 'jani.sqlite') })
  await migrate(db)
  const app = await buildTestApp({ db })
  await fill({ disk, db, app }).finally(async () => {
    await app.close()
    await db.destroy()
    disk.remove()
  })
}

type World = { disk: Disk; db: Database; app: FastifyInstance }

const signUp = async (app: FastifyInstance, email: string) => ({
  ...(await register(app, { ...farmer, email })).json<AuthResponse>(),
  email,
  paid: 0,
})
type Farmer = Awaited<ReturnType<typeof signUp>>

/** Scans on until one is refused: there may be room for a few. */
async function scanUntilRefused(app: FastifyInstance, farmers: Farmer[]) {
  for (const each of farmers) {
    while (each.paid < FREE_CREDITS) {
      const answer = await diagnose(app, each.access)
      if (answer.statusCode !== 200) return answer
      each.paid++
    }
  }
  throw new Error('There was room for every scan.')
}

async function expectNothingLost({ app, db }: World, farmers: Farmer[]) {
  for (const each of farmers) expect(await creditsOf(app, each.access)).toBe(FREE_CREDITS - each.paid)
  const stored = await db.selectFrom('diagnosis').select('charge').execute()
  const charged = stored.reduce((sum, { charge }) => sum + charge, 0)
  expect(charged).toBe(farmers.reduce((sum, { paid }) => sum + paid, 0))
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
}

async function fill(world: World) {
  const { disk, db, app } = world
  const farmers: Farmer[] = []
  for (let index = 0; index < ACCOUNTS; index++) farmers.push(await signUp(app, `farmer${index}@example.com`))
  const last = farmers.at(-1)!
  await disk.fill(db)
  const refused = [await scanUntilRefused(app, farmers), await diagnose(app, last.access)]
  const late = await register(app, { ...farmer, email: 'late@example.com' })
  if (late.statusCode !== 201) refused.push(late) // so little may still fit
  for (const answer of refused) {
    expect(answer.json()).toEqual({ detail: expect.stringMatching(/^[A-Z].+\.$/) })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  }
  await expectNothingLost(world, farmers)

  await disk.free(db)
  expect((await diagnose(app, last.access)).statusCode).toBe(200)
  last.paid++
  await refreshed(app, last.refresh)
  expect((await login(app, { ...farmer, email: last.email })).statusCode).toBe(200)
  expect((await register(app, { ...farmer, email: 'later@example.com' })).statusCode).toBe(201)
  await expectNothingLost(world, farmers)
}
