import { setTimeout as wait } from 'node:timers/promises'

import sharp from 'sharp'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { answerOf, beginUpload } from '../support/rawUpload'
import {
  ROUNDS,
  closedLoop,
  creditsOf,
  diagnose,
  grantCredits,
  openLoop,
  quantile,
  signUp,
  unseen,
} from './support/load'
import type { Reply } from './support/load'

/** Fewer than one worker and its queue hold, so that nothing is rejected. */
const CAPACITY_CONCURRENCY = 5
const LONGEST_REJECTION_MS = 300
/** The share of the capacity that is still served under overload: the machine has the rejections to do, too. */
const LEAST_GOODPUT = 0.5

jest.setTimeout(30 * 60_000)

let data: Awaited<ReturnType<typeof newDataDir>>
let server: RunningProduct
let access: string
let leaf: Buffer
beforeAll(async () => {
  data = await newDataDir()
  const env = { INFERENCE_WORKERS: '1', ACCOUNT_REQUESTS_PER_MINUTE: '1000000', ADDRESS_REQUESTS_PER_MINUTE: '1000000' }
  server = await startProduct({ dataDir: data.folder, port: await freePort(), env })
  const account = await signUp(server.url)
  access = account.access
  await grantCredits(data.folder, account.email, 1_000_000)
  leaf = await sharp(photos.maizeRust).autoOrient().resize(640).jpeg({ quality: 80 }).toBuffer()
  await closedLoop(CAPACITY_CONCURRENCY, 2 * CAPACITY_CONCURRENCY, send) // the first diagnoses are slower
})
afterAll(async () => {
  await server.stop()
  await data.remove()
})

const send = () => diagnose(server.url, access, unseen(leaf))
const isServed = ({ status }: Reply) => status === 200

it.each([4, 10])(
  'serves its capacity under %d times the load it can take, and rejects the rest for no credit',
  async (factor) => {
    const capacity = await closedLoop(CAPACITY_CONCURRENCY, 4 * ROUNDS, send)
    expect(capacity.replies.filter((reply) => !isServed(reply))).toEqual([])
    const before = await creditsOf(server.url, access)
    const load = await openLoop(capacity.perSecond * factor, 4 * ROUNDS * factor, send)

    const served = load.replies.filter(isServed)
    const rejected = load.replies.filter((reply) => !isServed(reply))
    expect(rejected.length).toBeGreaterThan(0)
    expect(rejected.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([])
    expect(before - (await creditsOf(server.url, access))).toBe(served.length)
    const goodput = served.length / load.seconds / capacity.perSecond
    console.info({
    factor,
    goodput,
    served: served.length,
    rejected: rejected.length,
    servedP99Ms: quantile(served.map(({ ms }) => ms), 0.99),
    rejectedMedianMs: quantile(rejected.map(({ ms }) => ms), 0.5),
  }) // prettier-ignore
    if (ROUNDS >= 10) expect(goodput).toBeGreaterThan(LEAST_GOODPUT) // fewer answers tell nothing about a rate
  },
)

it('rejects before a byte of the photo was sent when the queue is full', async () => {
  const { perSecond } = await closedLoop(CAPACITY_CONCURRENCY, 2 * ROUNDS, send)
  const load = { isOver: false }
  const overload = openLoop(perSecond * 4, perSecond * 12, send).finally(() => (load.isOver = true))
  const answers: string[] = []
  while (!load.isOver) {
    const socket = await beginUpload(Number(new URL(server.url).port), access, 1_000_000)
    answers.push(await Promise.race([answerOf(socket), wait(LONGEST_REJECTION_MS, 'accepted')]))
    socket.destroy()
  }
  await overload
  const isRejection = (answer: string) => /^HTTP\/1\.1 503 [^]*retry-after: 2\r\n/i.test(answer)
  expect(answers.filter((answer) => answer !== 'accepted' && !isRejection(answer))).toEqual([])
  expect(answers.filter(isRejection).length).toBeGreaterThan(0)
})
