import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { getUser, signUp } from '../../support/calls'
import { SMUGGLED, abuses } from '../../support/httpAbuse'
import { answersIn, speak } from '../../support/rawHttp'
import { buildTestApp } from '../../support/testApp'

/** Long enough for an answer in process; the cases that get none, wait for it. */
const SILENCE_MS = 400

describe('what no honest client sends', () => {
  let app: FastifyInstance
  let db: Database
  let publicDir: string
  let port: number
  let access: string
  let before: string
  beforeAll(async () => {
    publicDir = mkdtempSync(join(tmpdir(), 'jani-abuse-'))
    writeFileSync(join(publicDir, 'index.html'), '<!doctype html><title>Jani</title>')
    db = await openDatabase({ sqliteFile: ':memory:' })
    await migrate(db)
    app = await buildTestApp({ db, publicDir })
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
    ;({ access } = await signUp(app))
    before = await stateOf(db)
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
    rmSync(publicDir, { recursive: true })
  })

  it('comes in more than 80 kinds', () => {
    expect(abuses.length).toBeGreaterThanOrEqual(80)
    expect(new Set(abuses.map(([, bytes]) => bytes)).size).toBe(abuses.length)
  })

  it.each(abuses)('breaks nothing and changes nothing: %s', async (_name, bytes) => {
    const heard = await speak(port, Buffer.from(bytes, 'latin1'), { silenceMs: SILENCE_MS })
    const answers = answersIn(heard)
    expect(answers.filter(({ status }) => status >= 500 || status === 201)).toEqual([])
    for (const { head, body } of answers) {
      expect(head).toMatch(/^x-content-type-options: nosniff$/m)
      expect(body).not.toMatch(/root:|dependencies|canary/)
    }
    expect(await stateOf(db)).toBe(before)
    expect((await getUser(app, access)).statusCode).toBe(200)
    const [good] = answersIn(await speak(port, 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'))
    expect(good).toMatchObject({ status: 200, body: '{"status":"alive"}' })
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })

  it('would have been noticed, had a hidden request been taken for one', async () => {
    const body = JSON.stringify(SMUGGLED)
    const head = `POST /api/auth/register/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`
    const heard = await speak(port, `${head}content-length: ${body.length}\r\n\r\n${body}`, { silenceMs: 5_000 })
    expect(answersIn(heard).map(({ status }) => status)).toEqual([201])
    expect(await stateOf(db)).not.toBe(before)
  })
})

/** Everything in the database, as text. */
async function stateOf(db: Database): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = tables.map(({ name }) =>
    db
      .selectFrom(name as 'account')
      .selectAll()
      .execute(),
  )
  return JSON.stringify(await Promise.all(rows))
}
