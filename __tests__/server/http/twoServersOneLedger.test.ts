import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { openDatabase } from '~/server/persistence/database'
import type { Database } from '~/server/persistence/database'

import { creditsOf, diagnose, signUp } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { brokenPromises, classifyByBytes, countsOf, paidPhoto } from '../../support/scans'
import { buildTestApp } from '../../support/testApp'

const kinds = databases.filter(({ name }) => name === 'PostgreSQL')
const describeOnPostgres = kinds.length > 0 ? describe.each(kinds) : describe.skip.each([databases[0]!])

describeOnPostgres('two servers on one $name', ({ open }) => {
  let database: TestDatabase
  let connections: Database[]
  let apps: FastifyInstance[]
  let access: string
  let runs: number
  beforeEach(async () => {
    runs = 0
    database = await open()
    connections = [await openDatabase(database.location), await openDatabase(database.location)]
    const classify: typeof classifyByBytes = async (photo) => {
      runs++
      await wait(5)
      return classifyByBytes(photo)
    }
    apps = await Promise.all(connections.map((db) => buildTestApp({ db, classify })))
    ;({ access } = await signUp(apps[0]!))
  })
  afterEach(async () => {
    expect(await brokenPromises(database.db)).toEqual([])
    for (const app of apps) await app.close()
    for (const db of connections) await db.destroy()
    await database.close()
  })

  const onBoth = (times: number, photo: (index: number) => Buffer, key?: string) =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        diagnose(apps[index % 2]!, access, { content: photo(index), ...(key !== undefined && { key }) }),
      ),
    )
  const holdings = async () => {
    const [account] = await database.db.selectFrom('account').select('id').execute()
    return countsOf(database.db, account!.id)
  }

  it.each(['key-1', undefined])('give fifty repeats one answer, charged once (key %s)', async (key) => {
    const answers = await onBoth(50, () => paidPhoto('leaf'), key)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(runs).toBeLessThanOrEqual(2)
    expect(await holdings()).toEqual({ credits: 4, diagnoses: 1, entries: 2 })
  })

  it('refuse another photo under a key that the other one has answered', async () => {
    await diagnose(apps[0]!, access, { content: paidPhoto('leaf'), key: 'key-1' })
    const answer = await diagnose(apps[1]!, access, { content: paidPhoto('other'), key: 'key-1' })
    expect(answer.statusCode).toBe(422)
  })

  it('let one of two photos have a key, when both come at once', async () => {
    const answers = await onBoth(2, (index) => paidPhoto(index), 'key-1')
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect(await holdings()).toEqual({ credits: 4, diagnoses: 1, entries: 2 })
  })

  it('spend five credits five times in two hundred scans at once', async () => {
    const answers = await onBoth(200, paidPhoto)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(195)
    expect(await creditsOf(apps[1]!, access)).toBe(0)
    expect(await holdings()).toEqual({ credits: 0, diagnoses: 5, entries: 6 })
  })
})
