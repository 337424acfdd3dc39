import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import { MAX_PHOTOS } from '~/contract/limits'

import { lastingDatabases } from '../support/databases'
import type { TestDatabase } from '../support/databases'
import { jpegOfScans } from '../support/jpegFile'
import { photos } from '../support/photos'
import { freePort, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { beginUpload, closed, endUpload, responseOf } from '../support/rawHttp'
import { TEST_SECRET } from '../support/testApp'
import { PASSWORD, ROUNDS, call, diagnose, grantCredits, post, runClients, signUp, unseen } from './load'

const ATTACK_MS = ROUNDS * 1_000
const MAX_WAIT_MS = 3_000
/** As in three seconds to the 0.3 that a scan takes on two idle cores: other work on this machine slows both. */
const MAX_SLOWDOWN = 10
const MAX_STALLED_MS = 15_000
const MAX_STOP_MS = 10_000
/** A new phone shares its turn with a sixth of those who guess: see decision 008. */
const MAX_SECONDS_TO_LOG_IN = 9 * 60
const MAX_MEMORY_MB = 1_024

const VILLAGE = '192.0.2.1'

jest.setTimeout(60 * 60_000)

let hostile: Buffer[]
let worst: Buffer
let leaf: Buffer
beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 9 }
  const canvas = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: 'grey', noise } }) // prettier-ignore
  const translucent = {
    width: 4_300,
    height: 4_300,
    channels: 4 as const,
    background: { r: 9, g: 99, b: 9, alpha: 0.5 },
  }
  worst = await sharp({ create: translucent }).withIccProfile('p3').png().toBuffer() // no other photo takes as long
  hostile = [
    jpegOfScans(7_000, 883),
    jpegOfScans(3_500, 32), // the most scans and the most memory that are allowed
    await canvas(3_000).jpeg({ quality: 60 }).toBuffer(),
    await canvas(1_700).jpeg({ quality: 60, progressive: true }).toBuffer(),
    await sharp(photos.maizeRust).resize(7_000, 7_000, { fit: 'fill' }).jpeg({ quality: 30 }).toBuffer(),
    worst,
    await sharp(photos.maizeRust).resize(2_900, 2_900, { fit: 'fill' }).webp({ quality: 60 }).toBuffer(),
  ]
  expect(Math.max(...hostile.map(({ length }) => length))).toBeLessThan(5_000_000)
  leaf = await sharp(photos.maizeRust).autoOrient().resize(640).jpeg({ quality: 80 }).toBuffer()
})

const setOf = (photo: Buffer) => Array.from({ length: MAX_PHOTOS }, () => unseen(photo))

describe.each(lastingDatabases)('a server on $name', ({ open }) => {
  let database: TestDatabase
  let settings: Record<string, string>
  let server: RunningProduct
  beforeEach(async () => {
    database = await open()
    const { location } = database
    const where: Record<string, string> =
      'sqliteFile' in location
        ? { DATA_DIR: dirname(location.sqliteFile) }
        : { DATABASE_URL: location.postgresUrl, DATA_DIR: join(tmpdir(), 'jani-stress') }
    settings = { ...where, TOKEN_SECRET: TEST_SECRET }
  })
  afterEach(async () => {
    await server.stop()
    await database.close()
  })

  async function start(workers: number, more: Record<string, string> = {}) {
    const env = { ...settings, INFERENCE_WORKERS: String(workers), SIGN_UPS_PER_HOUR: '100000', ...more }
    server = await startProduct({ dataDir: settings['DATA_DIR']!, port: await freePort(), env })
  }
  async function signUpWithCredits() {
    const account = await signUp(server.url)
    await grantCredits(settings, account.email, 10_000)
    return account
  }
  const login = (email: string, password: string, address: string) =>
    call(server.url + endpoints.login.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password }),
    })
  const portOf = () => Number(new URL(server.url).port)
  /** On a connection of its own: the server closes it when it refuses a photo before it is read. Resolves with the status, 0 without one. */
  async function attackWith(photo: Buffer, access: string) {
    const content = unseen(photo)
    const socket = await beginUpload(portOf(), access, content.length)
    const response = responseOf(socket)
    socket.write(content)
    endUpload(socket)
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(await response)?.[1] ?? 0)
    socket.destroy()
    return status
  }

  /** What others wait for a page, a session and a scan while the attack is on, in ms, and may wait. */
  async function slowestResponses(attack: (isOn: () => boolean) => Promise<unknown>) {
    const { access } = await signUpWithCredits()
    await diagnose(server.url, access, unseen(leaf)) // the first one is slower
    const alone = await watchOthers(access, async () => undefined)
    const slowest = await watchOthers(access, attack)
    return { slowest, allowed: Math.max(MAX_WAIT_MS, MAX_SLOWDOWN * Math.max(...Object.values(alone))) }
  }
  async function watchOthers(access: string, attack: (isOn: () => boolean) => Promise<unknown>) {
    const end = Date.now() + ATTACK_MS
    const isOn = () => Date.now() < end
    const attacked = attack(isOn)
    const slowest = { page: 0, session: 0, scan: 0 }
    const refused: unknown[] = []
    const watch = (name: keyof typeof slowest, send: () => ReturnType<typeof call>) =>
      runClients(1, isOn, async () => {
        const { status, ms, body } = await send()
        if (status !== 200) refused.push([name, status, body.slice(0, 200)])
        slowest[name] = Math.max(slowest[name], Math.round(ms))
        await wait(100)
      })
    await Promise.all([
      watch('page', () => call(server.url)),
      watch('session', () => call(server.url + endpoints.getUser.url, { headers: { authorization: `Bearer ${access}` } })), // prettier-ignore
      watch('scan', () => diagnose(server.url, access, unseen(leaf))),
    ])
    await attacked
    expect(refused).toEqual([])
    return slowest
  }

  it.each([2, 4])('answers others within three seconds during four hostile uploads, %d workers', async (workers) => {
    await start(workers)
    let attacker = await signUp(server.url)
    let sent = 0
    const statuses: Record<number, number> = {}
    const { slowest, allowed } = await slowestResponses((isOn) =>
      runClients(4, isOn, async () => {
        const status = await attackWith(hostile[sent++ % hostile.length]!, attacker.access)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === 429 || status === 402) attacker = await signUp(server.url) // its share of the day is used up
      }),
    )
    console.info({ workers, sent, statuses, slowest })
    expect(Math.max(...Object.values(slowest))).toBeLessThanOrEqual(allowed)
    const stopping = performance.now()
    const inFlight = hostile.map((photo) => attackWith(photo, attacker.access).catch(() => 0))
    await wait(50)
    server.signal('SIGTERM')
    await server.ended()
    await Promise.all(inFlight)
    expect(performance.now() - stopping).toBeLessThanOrEqual(MAX_STOP_MS)
  })

  it.each(['sets of six of the worst photos', 'for its history and an export'])(
    'answers others while one account uses twenty connections: %s',
    async (what) => {
      await start(2)
      let attacker = signUp(server.url)
      const statuses: Record<number, number> = {}
      const ask = ({ access }: Awaited<typeof attacker>) => {
        if (what.startsWith('sets')) return diagnose(server.url, access, setOf(worst))
        const { url } = endpoints[Math.random() < 0.5 ? 'getDiagnoses' : 'exportAccount']
        return call(server.url + url, { headers: { authorization: `Bearer ${access}` } })
      }
      const account = await attacker
      for (let scan = 0; scan < 5; scan++) await diagnose(server.url, account.access, setOf(leaf))
      await grantCredits(settings, account.email, 10)
      const { slowest, allowed } = await slowestResponses((isOn) =>
        runClients(20, isOn, async () => {
          const sender = attacker
          const { status, body } = await ask(await sender).catch(() => ({ status: 0, body: '' }))
          statuses[status] = (statuses[status] ?? 0) + 1
          if (body.includes('tomorrow') && sender === attacker) attacker = signUp(server.url) // its day's share is used up
          await wait(100)
        }),
      )
      console.info({ what, statuses, slowest })
      expect(Math.max(...Object.values(slowest))).toBeLessThanOrEqual(allowed)
    },
  )

  it('answers others while one account keeps sixteen uploads stalled, and cuts these off', async () => {
    await start(2)
    const { access } = await signUp(server.url)
    let longestMs = 0
    let cut = 0
    const { slowest, allowed } = await slowestResponses((isOn) =>
      runClients(16, isOn, async () => {
        const started = performance.now()
        const socket = await beginUpload(portOf(), access, 5_000_000)
        socket.write(Buffer.alloc(1_000))
        socket.resume()
        await closed(socket)
        cut++
        longestMs = Math.max(longestMs, Math.round(performance.now() - started))
      }),
    )
    console.info({ cut, longestMs, slowest })
    expect(Math.max(...Object.values(slowest))).toBeLessThanOrEqual(allowed)
    expect(longestMs).toBeLessThanOrEqual(MAX_STALLED_MS)
  })

  it.each<[string, (time: number, email: string) => { address: string; email: string }]>([
    ['at the account from many addresses', (time, email) => ({ address: `198.51.${time % 250}.7`, email })],
    ['from the same address at many accounts', (time) => ({ address: VILLAGE, email: `farmer${time}@example.com` })],
  ])('lets an owner in on a new phone within nine minutes despite guesses %s', async (name, guessAt) => {
    await start(2, { TRUST_PROXY: '127.0.0.1' })
    const { email } = await signUp(server.url)
    let isOver = false
    let guesses = 0
    const guessing = runClients(2, () => !isOver, async () => {
      const { address, email: guessed } = guessAt(guesses++, email)
      await login(guessed, 'a wrong guess', address)
      await wait(250)
    }) // prettier-ignore
    await wait(15_000)
    const started = performance.now()
    for (let response = await login(email, PASSWORD, VILLAGE); response.status !== 200;) {
      await wait(Number(response.retryAfter) * 1_000)
      response = await login(email, PASSWORD, VILLAGE)
    }
    const seconds = (performance.now() - started) / 1_000
    isOver = true
    await guessing
    console.info({ name, guesses, secondsToLogIn: seconds })
    expect(seconds).toBeLessThanOrEqual(MAX_SECONDS_TO_LOG_IN)
  })

  it('answers eight of the worst photos and five logins at once in one gibibyte, with four workers', async () => {
    await start(4)
    const accounts = await Promise.all(Array.from({ length: 8 }, () => signUp(server.url)))
    let isOver = false
    let mostMb = 0
    const measuring = runClients(1, () => !isOver, async () => {
      mostMb = Math.max(mostMb, await memoryMb(server.pid!))
      await wait(20)
    }) // prettier-ignore
    const statuses: number[] = []
    for (const photo of hostile.slice(1)) {
      const logins = accounts.slice(0, 5).map(({ email }) => post(server.url + endpoints.login.url, { email, password: PASSWORD })) // prettier-ignore
      const scans = accounts.map(({ access }) => diagnose(server.url, access, unseen(photo)))
      for (const { status } of await Promise.all([...logins, ...scans])) statuses.push(status)
    }
    isOver = true
    await measuring
    console.info({ mostMb, statuses: [...new Set(statuses)] })
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    expect(mostMb).toBeLessThanOrEqual(MAX_MEMORY_MB)
  })
})

/** Of a process and its children: what is theirs alone and their part of what they share. */
async function memoryMb(pid: number): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = new Map(all.map((id) => [id, parentOf(id)]))
  const isInTree = (id: number): boolean => id === pid || (parents.has(id) && isInTree(parents.get(id) ?? 0))
  return all.filter((id) => id > 1 && isInTree(id)).reduce((sum, id) => sum + proportionalMb(id), 0)
}

const parentOf = (id: number) => Number(/^PPid:\s+(\d+)/m.exec(readOrEmpty(`/proc/${id}/status`))?.[1] ?? 0)
const proportionalMb = (id: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) / 1_024

/** A process may have ended by now. */
function readOrEmpty(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
