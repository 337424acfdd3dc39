import { setTimeout as wait } from 'node:timers/promises'

import sharp from 'sharp'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { beginUpload, responseOf } from '../support/rawHttp'
import { ROUNDS, WITHOUT_LIMITS, creditsOf, diagnose, grantCredits, runClients, signUp, unseen } from './load'
import type { TimedResponse } from './load'

/** Fewer than one worker and its queue hold, so that nothing is rejected. */
const CLIENTS = 5
/** The photos of one account wait for each other. */
const ACCOUNTS = 20
const MAX_REJECTION_MS = 300
/** The share of the capacity that is still served under overload: the machine has the rejections to do, too. */
const MIN_GOODPUT = 0.5

jest.setTimeout(30 * 60_000)

let data: Awaited<ReturnType<typeof newDataDir>>
let server: RunningProduct
let accounts: Awaited<ReturnType<typeof signUp>>[]
let leaf: Buffer
beforeAll(async () => {
  data = await newDataDir()
  const env = { INFERENCE_WORKERS: '1', ...WITHOUT_LIMITS }
  server = await startProduct({ dataDir: data.folder, port: await freePort(), env })
  accounts = []
  for (let account = 0; account < ACCOUNTS; account++) {
    accounts.push(await signUp(server.url)) // a network has a share of the password hashes
    await grantCredits({ DATA_DIR: data.folder }, accounts[account]!.email, 1_000_000)
  }
  leaf = await sharp(photos.maizeRust).autoOrient().resize(640).jpeg({ quality: 80 }).toBuffer()
  await measureCapacity(2 * CLIENTS) // the first diagnoses are slower
})
afterAll(async () => {
  await server.stop()
  await data.remove()
})

let sent = 0
const nextAccount = () => accounts[sent++ % ACCOUNTS]!
const send = () => diagnose(server.url, nextAccount().access, unseen(leaf))
const creditsOfAll = async () =>
  (await Promise.all(accounts.map(({ access }) => creditsOf(server.url, access)))).reduce((sum, one) => sum + one, 0)
const isServed = ({ status }: TimedResponse) => status === 200

/** Answers a second, when nothing has to be rejected. */
async function measureCapacity(count: number) {
  const replies: TimedResponse[] = []
  const started = performance.now()
  await runClients(CLIENTS, () => replies.length < count, async () => replies.push(await send())) // prettier-ignore
  expect(replies.filter((reply) => !isServed(reply))).toEqual([])
  return replies.length / ((performance.now() - started) / 1000)
}

/** So many requests a second, whether or not the server answers. */
async function sendAtRate(perSecond: number, count: number) {
  const replies: Promise<TimedResponse>[] = []
  const started = performance.now()
  for (; replies.length < count; replies.push(send()))
    await wait(Math.max(0, (replies.length / perSecond) * 1000 - (performance.now() - started)))
  return { replies: await Promise.all(replies), seconds: (performance.now() - started) / 1000 }
}

it.each([4, 10])('serves its capacity under %d times the load, and rejects the rest for no credit', async (factor) => {
  const capacity = await measureCapacity(4 * ROUNDS)
  const before = await creditsOfAll()
  const { replies, seconds } = await sendAtRate(capacity * factor, 4 * ROUNDS * factor)
  const served = replies.filter(isServed)
  const rejected = replies.filter((reply) => !isServed(reply))
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([])
  expect(before - (await creditsOfAll())).toBe(served.length)
  const goodput = served.length / seconds / capacity
  const slowestMs = Math.max(...served.map(({ ms }) => ms))
  console.info({ factor, goodput, served: served.length, rejected: rejected.length, slowestMs })
  if (ROUNDS > 10) expect(goodput).toBeGreaterThan(MIN_GOODPUT) // fewer answers tell nothing about a rate
})

it('rejects before a byte of the photo was sent when the queue is full', async () => {
  const capacity = await measureCapacity(2 * ROUNDS)
  const load = { isOver: false }
  const overload = sendAtRate(capacity * 4, capacity * 12).finally(() => (load.isOver = true))
  const statuses: string[] = []
  while (!load.isOver) {
    const socket = await beginUpload(Number(new URL(server.url).port), nextAccount().access, 1_000_000)
    statuses.push(await Promise.race([responseOf(socket), wait(MAX_REJECTION_MS, 'accepted')]))
    socket.destroy()
  }
  await overload
  const isRejection = (status: string) => /^HTTP\/1\.1 503 [^]*retry-after: 2\r\n/i.test(status)
  expect(statuses.filter((status) => status !== 'accepted' && !isRejection(status))).toEqual([])
  expect(statuses.filter(isRejection).length).toBeGreaterThan(0)
})
