import { createReadiness } from '~/server/readiness'

import { databases } from '../../support/databases'
import { buildTestApp } from '../../support/testApp'

const NOT_READY = { detail: 'The server is not ready yet, or no longer.' }

describe.each(databases)('health checks on $name', ({ open }) => {
  it('return 200 while the server is alive and ready', async () => {
    const database = await open()
    const app = await buildTestApp({ db: database.db })
    const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive' }])
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
    expect(ready.headers['cache-control']).toBe('no-store')
    await app.close()
    await database.close()
  })

  it('return 503 from /readyz while the database is not migrated', async () => {
    const database = await open()
    const app = await buildTestApp({ db: database.db })
    await database.db.deleteFrom('kysely_migration' as never).execute()
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json(), ready.headers['retry-after']]).toEqual([503, NOT_READY, '2'])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await app.close()
    await database.close()
  })
})

describe('readiness', () => {
  it('ends when the server is asked to stop, whatever the checks say', async () => {
    let stopping = false
    let answer: () => void = () => undefined
    const isReady = createReadiness({
      isStopping: () => stopping,
      checks: [() => new Promise<void>((resolve) => (answer = resolve))],
    })
    const asked = isReady()
    stopping = true
    answer()
    expect(await asked).toBe(false)
    expect(await isReady()).toBe(false)
  })

  it('does not wait for a check that hangs, and runs it once for all requests', async () => {
    let questions = 0
    const hang = () => {
      questions++
      return new Promise<never>(() => undefined)
    }
    const isReady = createReadiness({ isStopping: () => false, checks: [hang] })
    expect(await Promise.all(Array.from({ length: 20 }, isReady))).toEqual(Array(20).fill(false))
    expect(questions).toBe(1)
  })

  it('writes no log lines', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => lines.push(line) }
    const app = await buildTestApp({ environment: { LOG_LEVEL: 'debug' }, logStream })
    for (const url of ['/healthz', '/readyz']) await app.inject(url)
    expect(lines).toEqual([])
    await app.close()
  })
})
