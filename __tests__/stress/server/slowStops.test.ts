import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import SQLite from 'better-sqlite3'

import { endpoints } from '~/contract/endpoints'
import type { RunningServer } from '~/server/lifecycle'
import { startServer } from '~/server/start'

import { databases } from '../../support/databases'
import { freePort } from '../../support/product'
import { createTcpProxy } from '../../support/tcpProxy'
import { createFakeClassifier, farmer } from '../../support/testApp'
import type { FakeClassify } from '../../support/testApp'

const SECRET = 'K8v3-qWz7_bTn2mXs5rLd9cGh4jPf6yA1eUoVi0tRkQ'

let folder: string
let dataDir: string
let isClassifierOpen: boolean
let classifierClosed: Promise<void>
const running: RunningServer[] = []
const cleanUps: (() => Promise<unknown>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-stop-'))
  dataDir = join(folder, 'data')
  isClassifierOpen = false
  classifierClosed = Promise.resolve()
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
  classifierClosed = Promise.resolve()
  for (const server of running.splice(0)) await server.stop()
  rmSync(folder, { recursive: true })
})

async function start(environment: Record<string, string> = {}, classify?: FakeClassify) {
  const server = await startServer({
    environment: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
    modelDir: 'models/leaf',
    publicDir: join(folder, 'public'),
    workerFile: 'worker.js',
    createClassifier: async () => {
      isClassifierOpen = true
      const close = async () => {
        isClassifierOpen = false
        await classifierClosed
      }
      return { ...createFakeClassifier(classify && { classify }), close }
    },
  })
  running.push(server)
  return server
}
const send = (url: string, payload: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) })

describe('a stop', () => {
  const never = () => new Promise<never>(() => undefined)
  const register = ({ url }: RunningServer) => send(`${url}${endpoints.register.url}`, farmer)
  const scan = async ({ url }: RunningServer, access: string) => {
    const body = new FormData()
    body.append('image', new Blob(['a photo']), 'leaf.jpg')
    const init = { method: 'POST', headers: { authorization: `Bearer ${access}` }, body }
    return fetch(`${url}${endpoints.predict.url}`, init)
  }
  /** Ten seconds, the time of a process manager, would be too late. */
  async function stopInTime(server: RunningServer) {
    const startedAt = performance.now()
    await server.stop()
    expect(performance.now() - startedAt).toBeLessThan(6_000)
    expect(isClassifierOpen).toBe(false)
  }

  it('disconnects clients whose photo takes too long, and closes everything', async () => {
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const server = await start({}, async () => {
      begin()
      return never()
    })
    const { access } = await (await register(server)).json()
    const disconnected = expect(scan(server, access)).rejects.toThrow()
    await begun
    await stopInTime(server)
    await disconnected
  })

  it('does not wait for a mail server that accepts a connection and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    cleanUps.push(async () => silent.close())
    await once(silent, 'listening')
    const connected = once(silent, 'connection') as Promise<[Socket]>
    const { port } = silent.address() as AddressInfo
    const server = await start({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Jani <a@example.com>',
      PUBLIC_URL: 'https://localhost',
    })
    expect((await register(server)).status).toBe(201)
    const [socket] = await connected
    cleanUps.push(async () => socket.destroy())
    await stopInTime(server)
    const stored = new SQLite(join(dataDir, 'jani.sqlite'))
    expect(stored.prepare('select count(*) as mails from outbox').get()).toEqual({ mails: 1 })
    stored.close()
  })

  it('does not wait for workers that never close', async () => {
    classifierClosed = new Promise(() => undefined)
    await stopInTime(await start())
  })

  it('does not wait for another process that has locked the SQLite file', async () => {
    const server = await start()
    const other = new SQLite(join(dataDir, 'jani.sqlite'))
    cleanUps.push(async () => other.close())
    other.exec('begin immediate')
    const response = register(server).then(({ status }) => status, () => 'disconnected') // prettier-ignore
    await wait(200)
    await stopInTime(server)
    expect([503, 'disconnected']).toContain(await response)
  })

  const postgres = process.env['TEST_POSTGRES_URL']
  const onPostgres = postgres === undefined ? it.skip : it
  onPostgres('does not wait for a PostgreSQL that has frozen, with a request and an audit open', async () => {
    const database = await databases.find(({ name }) => name === 'PostgreSQL')!.open()
    const proxy = await createTcpProxy(new URL((database.location as { postgresUrl: string }).postgresUrl))
    cleanUps.push(() => proxy.cut(), database.discard)
    const server = await start({
      DATABASE_URL: proxy.url,
      TOKEN_SECRET: SECRET,
      METRICS_PORT: String(await freePort()),
    })
    proxy.freeze()
    const disconnected = expect(register(server)).rejects.toThrow()
    await wait(200)
    await stopInTime(server)
    await disconnected
  })
})
