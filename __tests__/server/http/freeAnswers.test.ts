import type { FastifyInstance } from 'fastify'

import { refuse } from '~/server/domain/errors'
import { limitsOf } from '~/server/domain/limits'
import { openMigratedDatabase } from '~/server/persistence/database'

import { creditsOf, diagnose, login, signUp } from '../../support/calls'
import { fakeDate } from '../../support/fakeDate'
import { beginUpload, endUpload, listen, until } from '../../support/rawHttp'
import { NO_LIMITS, buildTestApp, farmer, observations } from '../../support/testApp'

const { freeAnswers } = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
it('gives twenty answers a day for nothing, then 429 with a sentence until the next day', async () => {
  const clock = fakeDate()
  const db = await openMigratedDatabase({ sqliteFile: ':memory:' })
  const app = await buildTestApp({ db, limits: { ...NO_LIMITS, freeAnswers }, observation: observations.tooDark })
  let { access } = await signUp(app)
  const scan = (number: number) => diagnose(app, access, { content: Buffer.from(`photo ${number}`) })
  for (let number = 0; number < 20; number++) expect((await scan(number)).statusCode).toBe(200)
  const refused = await scan(20)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    detail: 'Many of your photos today could not be diagnosed. Please try again tomorrow.',
  })
  expect(refused.headers['retry-after']).toBe('86400')
  expect(await creditsOf(app, access)).toBe(5)
  clock.pass(24 * 3_600_000)
  access = (await login(app, farmer)).json<{ access: string }>().access
  expect((await scan(21)).statusCode).toBe(200)
  const kept = () => db.selectFrom('diagnosis').select('id').execute()
  expect(await kept()).toHaveLength(21)
  clock.pass(30 * 24 * 3_600_000)
  access = (await login(app, farmer)).json<{ access: string }>().access
  await scan(22)
  expect((await kept()).length).toBeLessThan(21) // a few at a time
  await app.close()
  await db.destroy()
  jest.useRealTimers()
})

it('keeps no free diagnosis for longer than thirty days', async () => {
  const clock = fakeDate()
  const db = await openMigratedDatabase({ sqliteFile: ':memory:' })
  const app = await buildTestApp({ db, observation: observations.tooDark })
  await signUp(app)
  for (const content of ['first', 'second']) {
    const { access } = (await login(app, farmer)).json<{ access: string }>()
    await diagnose(app, access, { content: Buffer.from(content) })
    clock.pass(31 * 24 * 3_600_000)
  }
  expect(await db.selectFrom('diagnosis').select('id').execute()).toHaveLength(1)
  await app.close()
  await db.destroy()
  jest.useRealTimers()
})

const limits = { ...NO_LIMITS, freeAnswers: { points: 2, durationSeconds: 86_400 } }

it.each<[string, Parameters<typeof refuse> | undefined]>([
  ['is no photo', ['unsupportedMedia', 'notAPhoto']],
  ['is damaged', ['invalid', 'photoDamaged']],
  ['ends a worker', ['unavailable', 'photoFailed', { cause: new Error('killed') }]],
  ['makes the worker fail', undefined],
])('counts an upload that %s as a free answer', async (_what, refusal) => {
  const classify = () => Promise.reject(refusal ? refuse(...refusal) : new Error('out of memory'))
  const app = await buildTestApp({ limits, classify })
  const { access } = await signUp(app)
  const statuses: number[] = []
  for (let scan = 0; scan < 3; scan++) statuses.push((await diagnose(app, access)).statusCode)
  expect(statuses[1]).not.toBe(429)
  expect(statuses[2]).toBe(429)
  await app.close()
})

const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => { resolve(count) })) // prettier-ignore

it('counts a photo whose client disconnects while it is classified as a free answer', async () => {
  let classified = 0
  let finish: () => void = () => undefined
  const classify = async () => {
    classified++
    await new Promise<void>((resolve) => (finish = resolve))
    return observations.confident
  }
  const app = await buildTestApp({ limits, classify })
  const port = await listen(app)
  const { access } = await signUp(app)
  for (let scan = 0; scan < 2; scan++) {
    const socket = await beginUpload(port, access, 10)
    socket.write(`photo    ${scan}`)
    endUpload(socket)
    await until(() => classified === scan + 1)
    socket.destroy()
    await until(async () => (await connections(app)) === 0)
    finish()
  }
  await until(async () => (await diagnose(app, access)).statusCode === 429)
  expect(classified).toBe(2)
  expect(await creditsOf(app, access)).toBe(5)
  await app.close()
})
