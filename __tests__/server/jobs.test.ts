import { startJobs } from '~/server/jobs'
import { createLeaseRepository } from '~/server/persistence/leaseRepository'

import { openSqlite } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { until } from '../support/rawHttp'

describe('a job', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openSqlite()
  })
  afterEach(() => database.close())

  const failOn = (error: unknown) => {
    throw error
  }
  const leases = () => createLeaseRepository(database.db)
  const held = async () => (await database.db.selectFrom('lease').select('name').execute()).map(({ name }) => name)

  it('runs on one of two servers, pauses between its pages, and gives its lease back', async () => {
    let pages = 0
    const run = async (pause: () => Promise<void>) => {
      for (let page = 0; page < 3; page++) {
        pages++
        await pause()
      }
    }
    const stops = [1, 2].map(() => startJobs([{ name: 'audit', run }], leases(), failOn))
    await until(() => pages > 0)
    expect(await held()).toEqual(['audit'])
    await until(() => pages === 3)
    while ((await held()).length > 0) await new Promise(setImmediate)
    expect(pages).toBe(3)
    await Promise.all(stops.map((stop) => stop()))
  })

  it('that fails is reported with its cause, and the next one runs', async () => {
    const errors: unknown[] = []
    let isNextDone = false
    const cause = new Error('the database is away')
    const jobs = [
      { name: 'audit', run: () => Promise.reject(cause) },
      { name: 'statistics', run: async () => void (isNextDone = true) },
    ]
    const stop = startJobs(jobs, leases(), (error) => errors.push(error))
    await until(() => isNextDone)
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('audit'), cause })])
    await stop()
    expect(await held()).toEqual([])
  })

  it('ends at its next pause when the server stops, without an error', async () => {
    let pages = 0
    const run = async (pause: () => Promise<void>) => {
      for (;;) {
        pages++
        await pause()
      }
    }
    const stop = startJobs([{ name: 'audit', run }], leases(), failOn)
    await until(() => pages > 0)
    await stop()
    const before = pages
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(pages).toBe(before)
    expect(await held()).toEqual([])
  })
})
