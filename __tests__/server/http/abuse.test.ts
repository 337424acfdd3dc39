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

/** Long enough for an answer in process; cases without one wait for it. */
const SILENCE_MS = 1_000
const BATCH = 20
const PROTECTED = /^x-content-type-options: nosniff$/im
const LEAK = /root:|dependencies|canary/

describe('malformed HTTP', () => {
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

  it('gets no failure, changes nothing and leaves the server alive', async () => {
    const faults: string[] = []
    for (let start = 0; start < abuses.length; start += BATCH)
      await Promise.all(
        abuses.slice(start, start + BATCH).map(async ([name, bytes]) => {
          const heard = await speak(port, Buffer.from(bytes, 'latin1'), { silenceMs: SILENCE_MS })
          for (const { status, head, body } of answersIn(heard))
            if (status >= 500 || status === 201 || !PROTECTED.test(head) || LEAK.test(body))
              faults.push(`${name}: ${head} ${body}`)
        }),
      )
    expect(faults).toEqual([])
    expect(await stateOf(db)).toBe(before)
    expect((await getUser(app, access)).statusCode).toBe(200)
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })

  it('would be noticed if a hidden request were taken for one', async () => {
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
