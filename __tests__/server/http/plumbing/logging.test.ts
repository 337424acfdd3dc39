import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { diagnose, getUser, signUp } from '../../../support/calls'
import { openSqlite } from '../../../support/databases'
import { closed, listen, openSocket, until } from '../../../support/rawHttp'
import { buildTestApp, observations } from '../../../support/testApp'

type Line = Record<string, unknown> & { msg: string; err?: { type: string } }

let app: FastifyInstance
let lines: Line[]
const start = async (level: string, options: Parameters<typeof buildTestApp>[0] = {}) => {
  lines = []
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
  app = await buildTestApp({ environment: { LOG_LEVEL: level }, logStream, ...options })
}
afterEach(() => app.close())

it('a request is one line, with its route, status, account, network and duration', async () => {
  await start('info')
  const { access } = await signUp(app)
  lines = []
  await getUser(app, access)
  await app.inject('/nowhere/canary')
  const common = { level: 30, network: expect.stringMatching(/^[\w-]{12}$/), responseTime: expect.any(Number) }
  expect(lines).toEqual([
    expect.objectContaining({
      ...common,
      req: { method: 'GET', route: endpoints.getUser.url },
      res: { statusCode: 200 },
      account: expect.stringMatching(/^[\da-f-]{36}$/),
      reqId: expect.any(String),
      time: expect.any(Number),
      msg: 'request completed',
    }),
    expect.objectContaining({ ...common, req: { method: 'GET', route: 'none' }, res: { statusCode: 404 } }),
  ])
})

it('a request that was answered is one line: nothing says that it was aborted', async () => {
  await start('info', { observation: observations.notALeaf })
  await listen(app)
  const { access } = await signUp(app)
  lines = []
  for (let scan = 0; scan < 20; scan++) expect((await scanOverHttp(app, access)).status).toBe(200)
  await until(async () => lines.length >= 20)
  await app.close()
  expect(lines.map(({ msg }) => msg)).toEqual(Array(20).fill('request completed'))
})

function scanOverHttp(server: FastifyInstance, access: string) {
  const body = new FormData()
  body.append('image', new Blob([randomUUID()], { type: 'image/jpeg' }), 'leaf.jpg')
  const { port } = server.server.address() as AddressInfo
  const init = { method: 'POST', headers: { authorization: `Bearer ${access}` }, body }
  return fetch(`http://127.0.0.1:${port}${endpoints.predict.url}`, init)
}

it('a request whose client is gone is one line, too', async () => {
  let release: () => void = () => undefined
  const hanging = new Promise<void>((resolve) => (release = resolve))
  let isBegun = false
  const classify = async () => {
    isBegun = true
    await hanging
    return observations.confident
  }
  await start('info', { classify })
  const port = await listen(app)
  const { access } = await signUp(app)
  lines = []
  const body = '--x\r\ncontent-disposition: form-data; name="image"; filename="x"\r\n\r\nphoto\r\n--x--\r\n'
  const head = [
    `POST ${endpoints.predict.url} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${access}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${body.length}`,
  ]
  const socket = await openSocket(port)
  socket.write([...head, '', body].join('\r\n'))
  await until(async () => isBegun)
  socket.destroy()
  await closed(socket)
  await until(async () => lines.length > 0)
  release()
  await app.close()
  expect(lines).toEqual([
    expect.objectContaining({
      req: { method: 'POST', route: endpoints.predict.url },
      account: expect.any(String),
      responseTime: expect.any(Number),
      msg: 'request aborted',
    }),
  ])
})

it('an unexpected error is logged with its type', async () => {
  class LeafOnFire extends Error {}
  await start('error', { classify: () => Promise.reject(new LeafOnFire('It burns.')) })
  const { access } = await signUp(app)
  expect((await diagnose(app, access)).statusCode).toBe(500)
  expect(lines).toEqual([expect.objectContaining({ err: expect.objectContaining({ type: 'LeafOnFire' }) })])
})

it('an outage of the database is logged once, not for every request', async () => {
  const database = await openSqlite()
  await start('error', { db: database.db })
  const { access } = await signUp(app)
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  jest.spyOn(database.db, 'selectFrom').mockImplementation(() => {
    throw outage
  })
  for (let request = 0; request < 5; request++) expect((await getUser(app, access)).statusCode).toBe(503)
  expect(lines.map(({ msg }) => msg)).toEqual(['connect ECONNREFUSED'])
  jest.restoreAllMocks()
  await app.close()
  await database.close()
})
