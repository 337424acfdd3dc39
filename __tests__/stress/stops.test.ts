import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import SQLite from 'better-sqlite3'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { ROUNDS, WITHOUT_LIMITS, diagnose, runClients, signUp, unseen } from './load'

const MAX_STOP_MS = 3_000

jest.setTimeout(30 * 60_000)

let data: Awaited<ReturnType<typeof newDataDir>>
beforeAll(async () => {
  data = await newDataDir()
})
afterAll(() => data.remove())

/** Sends requests with ids until the server is gone; resolves with the statuses by id, undefined without an answer. */
async function sendUntilGone({ url }: RunningProduct, access: string) {
  const statuses = new Map<string, number | undefined>()
  let isGone = false
  await runClients(3, () => !isGone, async () => {
    const id = randomUUID()
    statuses.set(id, undefined)
    const headers = { authorization: `Bearer ${access}`, 'x-request-id': id }
    try {
      const response = await fetch(url + endpoints.getUser.url, { headers })
      await response.arrayBuffer() // an answer counts when all of it has come
      statuses.set(id, response.status)
    } catch {
      isGone = true
    }
  }) // prettier-ignore
  return statuses
}

/** The ids of the requests that the server has begun to answer, from its log. */
const acceptedBy = (server: RunningProduct) =>
  server
    .said()
    .split('\n')
    .filter((line) => line.includes('"incoming request"'))
    .map((line) => (JSON.parse(line) as { reqId: string }).reqId)

it(`answers every request that it accepted before a stop under load, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const env = { LOG_LEVEL: 'debug', TRUST_PROXY: '127.0.0.1', ...WITHOUT_LIMITS } // only a proxy may name requests
    const server = await startProduct({ dataDir: data.folder, port: await freePort(), env })
    const { access } = await signUp(server.url)
    const reads = sendUntilGone(server, access)
    const scan = () => diagnose(server.url, access, unseen(photos.maizeRust))
    const scans = [scan(), scan()].map((reply) => reply.then(({ status }) => status, () => 'never accepted')) // prettier-ignore
    await wait(100 + ((round * 97) % 400))
    const stoppedAt = performance.now()
    server.signal('SIGTERM')
    expect(await server.ended()).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(MAX_STOP_MS)

    const statuses = await reads
    const accepted = acceptedBy(server).filter((id) => statuses.has(id))
    expect(accepted.length).toBeGreaterThan(0)
    const missing = accepted.filter((id) => statuses.get(id) === undefined)
    expect({ round, missing }).toEqual({ round, missing: [] })
    for (const status of statuses.values()) expect([200, 503, undefined]).toContain(status)
    for (const outcome of await Promise.all(scans)) expect([200, 503, 'never accepted']).toContain(outcome)
  }
})

const start = async (env: Record<string, string> = {}) =>
  startProduct({ dataDir: data.folder, port: await freePort(), env })
const readiness = async ({ url }: RunningProduct) => (await fetch(`${url}/readyz`)).status
async function becomesUnready(server: RunningProduct) {
  for (const deadline = performance.now() + 1_500; performance.now() < deadline;)
    if ((await readiness(server)) === 503) return true
  return false
}

it('is unready at once on a stop signal, and serves everything else until it has drained', async () => {
  const server = await start({ DRAIN_SECONDS: '2' })
  const body = JSON.stringify({ username: 'Wanjiru', email: 'drain@example.com', password: 'Shamba-ya-mahindi-7' })
  const headers = { 'content-type': 'application/json' }
  const registered = await fetch(server.url + endpoints.register.url, { method: 'POST', headers, body })
  const { access } = (await registered.json()) as AuthResponse
  expect(await readiness(server)).toBe(200)
  server.signal('SIGTERM')
  expect(await becomesUnready(server)).toBe(true)
  const user = await fetch(server.url + endpoints.getUser.url, { headers: { authorization: `Bearer ${access}` } })
  expect(user.status).toBe(200)
  expect(await server.ended()).toBe(0)
})

it('exits with 1 at a second signal', async () => {
  const server = await start({ DRAIN_SECONDS: '60' })
  server.signal('SIGTERM')
  expect(await becomesUnready(server)).toBe(true)
  server.signal('SIGTERM')
  expect(await server.ended()).toBe(1)
})

it('takes the second SIGINT of one Ctrl-C, which npm passes on, for the same signal', async () => {
  const server = await start()
  server.signal('SIGINT')
  server.signal('SIGINT')
  expect(await server.ended()).toBe(0)
})

describe('a stop of the whole process group', () => {
  const startGroup = async (env: Record<string, string> = {}) =>
    startProduct({ dataDir: data.folder, port: await freePort(), env: { ...WITHOUT_LIMITS, ...env }, detached: true })
  const workersOf = ({ pid }: RunningProduct) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number) // prettier-ignore

  /** Resolves with the exit code. */
  async function stopGroup(server: RunningProduct, { signal = 'SIGTERM', drainMs = 0 }: Stop = {}) {
    const stoppedAt = performance.now()
    server.signalGroup(signal)
    const code = await server.ended()
    expect(performance.now() - stoppedAt).toBeLessThan(MAX_STOP_MS + drainMs)
    return code
  }
  type Stop = { signal?: NodeJS.Signals; drainMs?: number }

  it.each(['SIGTERM', 'SIGINT'] as const)(`by %s ends with 0 in time, ${ROUNDS} times`, async (signal) => {
    for (let round = 0; round < ROUNDS; round++) expect(await stopGroup(await startGroup(), { signal })).toBe(0)
  })

  it.each(['SIGKILL', 'SIGSTOP'] as const)('ends with 0 in time after a worker has got %s', async (signal) => {
    const server = await startGroup()
    process.kill(workersOf(server)[0]!, signal)
    await wait(500)
    expect(await stopGroup(server)).toBe(0)
  })

  it.each(['SIGTERM to the group', 'SIGKILL to every worker'])('answers scans until it has drained after %s', async (how) => {
    const server = await startGroup({ DRAIN_SECONDS: '5' })
    const { access } = await signUp(server.url)
    const workers = workersOf(server)
    const stopped = stopGroup(server, { drainMs: 5_000 })
    if (how.startsWith('SIGKILL')) for (const pid of workers) process.kill(pid, 'SIGKILL')
    await wait(500)
    for (let scan = 0; scan < 2; scan++)
      expect((await diagnose(server.url, access, unseen(photos.maizeRust))).status).toBe(200)
    expect(await stopped).toBe(0)
  }) // prettier-ignore

  it('ends with 0 in time while a mail server says nothing and another process has locked the database', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const smtp = { MAIL_FROM: 'Jani <a@example.com>', PUBLIC_URL: 'https://localhost' }
    const { port } = silent.address() as AddressInfo
    const server = await startGroup({ ...smtp, SMTP_URL: `smtp://127.0.0.1:${port}` })
    const connected = once(silent, 'connection')
    await signUp(server.url)
    await connected
    const other = new SQLite(path.join(data.folder, 'jani.sqlite'))
    other.exec('begin immediate')
    const open = signUp(server.url).catch(() => undefined)
    await wait(200)
    expect(await stopGroup(server)).toBe(0)
    await open
    other.close()
    silent.close()
  })
})
