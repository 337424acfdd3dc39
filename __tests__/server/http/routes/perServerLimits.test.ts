import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { MAX_IMAGE_BYTES } from '~/contract/limits'
import type { Limits } from '~/server/domain/limits/limitSettings'
import { openDatabase } from '~/server/persistence/database'

import { diagnose, getUser, refresh, signUp } from '../../../support/calls'
import { lastingDatabases } from '../../../support/databases'
import type { TestDatabase } from '../../../support/databases'
import { beginUpload, listen, responseOf, until } from '../../../support/rawHttp'
import { countsOf, paidPhoto } from '../../../support/scans'
import { NO_LIMITS, buildTestApp, observations } from '../../../support/testApp'
import type { FakeClassify } from '../../../support/testApp'

const rule = { points: 3, durationSeconds: 60 }

/** The rows of the table in docs/operations.md that a second server doubles; `twoServers.test.ts` has the others. */
describe.each(lastingDatabases)('each of two servers on one $name', ({ open }) => {
  let database: TestDatabase
  let servers: FastifyInstance[] = []
  beforeEach(async () => (database = await open()))
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
    await database.close()
  })

  async function start(limits: Partial<Limits> = {}, classify?: FakeClassify) {
    const server = async () => {
      const db = await openDatabase(database.location)
      const app = await buildTestApp({ db, limits: { ...NO_LIMITS, ...limits }, ...(classify && { classify }) })
      app.addHook('onClose', () => db.destroy())
      return app
    }
    servers = [await server(), await server()]
    return [servers[0]!, servers[1]!] as const
  }

  it.each<[name: string, limits: Partial<Limits>]>([
    ['requests of an account', { accountRequests: rule }],
    ['bursts of an account', { accountBursts: rule }],
  ])('counts %s on its own', async (_name, limits) => {
    const [here, there] = await start(limits)
    const { access } = await signUp(here)
    const statuses: number[] = []
    for (const server of [here, there])
      for (let call = 0; call < 4; call++) statuses.push((await getUser(server, access)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
  })

  it.each<[name: string, limits: Partial<Limits>]>([
    ['requests of a network', { addressRequests: rule }],
    ['bursts of a network', { addressBursts: rule }],
  ])('counts %s on its own', async (_name, limits) => {
    const statuses: number[] = []
    for (const server of await start(limits))
      for (let call = 0; call < 4; call++)
        statuses.push((await server.inject({ ...endpoints.login, payload: {} })).statusCode)
    expect(statuses).toEqual([400, 400, 400, 429, 400, 400, 400, 429])
  })

  it('counts refreshes of a session on its own', async () => {
    const [here, there] = await start({ refreshes: rule })
    let { refresh: token } = await signUp(here)
    const statuses: number[] = []
    for (const server of [here, there])
      for (let call = 0; call < 4; call++) {
        const response = await refresh(server, token)
        statuses.push(response.statusCode)
        token = response.json().refresh ?? token
      }
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
  })

  it('has room for uploads of an account on its own', async () => {
    const ports = await Promise.all((await start()).map(listen))
    const { access } = await signUp(servers[0]!)
    for (const port of ports) {
      const uploads = await Promise.all([1, 2, 3].map(() => beginUpload(port, access, MAX_IMAGE_BYTES)))
      expect(await Promise.race(uploads.map(responseOf))).toMatch(/^HTTP\/1\.1 503 /) // there is room for two
      for (const socket of uploads) socket.destroy()
    }
  })

  it('classifies a scan whose key the other has in work, and one of them is charged', async () => {
    let runs = 0
    let release: () => void = () => undefined
    const hold = new Promise<void>((resolve) => (release = resolve))
    const [here, there] = await start({}, async () => {
      runs++
      await hold
      return observations.confident
    })
    const { access } = await signUp(here)
    const scan = { content: paidPhoto('leaf'), key: 'key-1' }
    const responses = [here, here, there, there].map((server) => diagnose(server, access, scan))
    await until(() => runs === 2)
    release()
    const bodies = (await Promise.all(responses)).map(({ statusCode, body }) => `${statusCode} ${body}`)
    expect([runs, new Set(bodies).size]).toEqual([2, 1])
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    expect(await countsOf(database.db, id)).toEqual({ credits: 4, diagnoses: 1, entries: 2 })
  })
})
