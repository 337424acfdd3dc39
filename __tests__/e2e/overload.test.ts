import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import sharp from 'sharp'

import { endpoints, IMAGE_FIELD } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'

import { campaign } from '../support/campaign'
import { closedLoop, createUploader, median, openLoop, quantile, unseen } from '../support/load/openLoop'
import type { Answer } from '../support/load/openLoop'
import { noteLateRefusals } from '../support/load/noteLateRefusals'
import { openNextDoor } from '../support/load/openNextDoor'
import type { Refusals } from '../support/load/openNextDoor'
import { ONE_CALL, creditsOf, grant, signUp } from '../support/load/richFarmer'
import { setApart } from '../support/load/setApart'
import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import { answerOf, beginUpload } from '../support/rawUpload'

/** Photos that are looked at, one after the other, before and after each crowd. */
const load = campaign('overload', 12)
/** In the campaign alone: on a machine that others use, too, they would be measured with it. */
const [LEAST_GOODPUT, LARGEST_SLOWDOWN, LONGEST_RUN_MS] = [0.95, 3, 5]
const ROUNDS = load.isAsked ? 5 : 1
const EMAIL = 'crowd@example.com'
const CREDITS = 1_000_000
/** One thread, and the line before it. */
const PLACES = 5
const LONGEST_REFUSAL_MS = 300
/** Long enough to come again where one was let in. */
const CROWD_SECONDS = 3
const BUSY = /^HTTP\/1\.1 503 [^]*retry-after: 2\r\n/i

jest.setTimeout(load.timeoutMs(180_000))

let data: Awaited<ReturnType<typeof newDataDir>>
let late: ReturnType<typeof noteLateRefusals>
let product: Awaited<ReturnType<typeof startProduct>>
let uploader: ReturnType<typeof createUploader>
let nextDoor: Awaited<ReturnType<typeof openNextDoor>>
let uploaderNextDoor: ReturnType<typeof createUploader>
let metricsPort: number
let access: string
let leaf: Buffer
beforeAll(async () => {
  data = await newDataDir()
  const unlimited = { ACCOUNT_REQUESTS_PER_MINUTE: '1000000', ADDRESS_REQUESTS_PER_MINUTE: '1000000' }
  metricsPort = await freePort()
  late = noteLateRefusals(data.folder)
  const env = {
    INFERENCE_WORKERS: '1',
    ACCESS_TOKEN_SECONDS: '7200',
    METRICS_PORT: String(metricsPort),
    ...unlimited,
    ...late.env,
  }
  product = await startProduct({ dataDir: data.folder, port: await freePort(), env })
  uploader = createUploader(product.url, newAttempt)
  ;({ access } = await signUp(product.url, EMAIL))
  await grant(data.folder, EMAIL, CREDITS)
  leaf = await sharp(photos.maizeRust).autoOrient().resize(640).jpeg({ quality: 80 }).toBuffer()
  await closedLoop(PLACES, 2 * PLACES, scan) // warm, and with all its threads
  nextDoor = await openNextDoor(await provokeRefusal())
  uploaderNextDoor = createUploader(nextDoor.url, newAttempt)
  if (load.isAsked)
    load.record({ 'answers on a core of their own': setApart([product.pid, nextDoor.pid]) ? 'yes' : 'no' })
})
afterAll(async () => {
  uploader.close()
  uploaderNextDoor.close()
  await nextDoor.close()
  await product.stop()
  await data.remove()
})

/** As the page does. */
const newAttempt = () => ({ [IDEMPOTENCY_KEY_HEADER]: randomUUID() })
const scan = () => uploader.upload(access, unseen(leaf))
const scanNextDoor = () => uploaderNextDoor.upload(access, unseen(leaf))
const credits = () => creditsOf(product.url, access)
const p99 = (answers: Answer[]) => quantile(answers.map(({ ms }) => ms), 0.99) // prettier-ignore
const isServed = ({ status }: Answer) => status === 200

function lateOnes(earlier: Refusals, later: Refusals) {
  const all = later.all - earlier.all
  return `${all - (later.soon - earlier.soon)} of ${all}`
}

async function refusals(): Promise<Refusals> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers: ONE_CALL })).text()
  const lines = text.split('\n').filter((line) => /^jani_request_duration_seconds_.*status="503"/.test(line))
  const count = (what: string) => Number(lines.find((line) => line.includes(what))?.split(' ')[1] ?? 0)
  return { all: count('_count{'), soon: count('le="0.005"') }
}

/** What somebody hears for whom there is no place. */
async function provokeRefusal() {
  const send = () => {
    const body = new FormData()
    body.append(IMAGE_FIELD, new Blob([unseen(leaf)], { type: 'image/jpeg' }))
    const headers = { ...ONE_CALL, authorization: `Bearer ${access}` }
    return fetch(product.url + endpoints.predict.url, { method: 'POST', headers, body })
  }
  const answers = await Promise.all(Array.from({ length: 4 * PLACES }, send))
  const refused = answers.find(({ status }) => status === 503)
  if (!refused) throw new Error('Nobody was refused.')
  const headers = new Headers(refused.headers)
  headers.delete('connection')
  return { status: refused.status, headers: Object.fromEntries(headers), body: await refused.text() }
}

/** What the server can do at this moment, with a line that is full and nobody refused. */
async function measureCapacity(until: number | Promise<unknown> = load.count) {
  const { answers, perSecond } = await closedLoop(PLACES, until, scan)
  expect(answers.filter((answer) => !isServed(answer))).toEqual([])
  return { perSecond, p99: p99(answers) }
}

/** The same for as long as as large a crowd is turned away next door: the machine that makes it has that work to do, too. */
async function measureBesideCrowd(factor: number, perSecond: number) {
  const crowd = openLoop(perSecond * factor, load.count * factor, scanNextDoor)
  const capacity = await measureCapacity(crowd)
  await crowd
  return capacity
}

/** Sends so many times what can be served; everybody is served and pays, or hears when to come again and does not. */
async function sendCrowd(factor: number, perSecond: number) {
  const before = await credits()
  const { answers, seconds } = await openLoop(perSecond * factor, load.count * factor, scan)
  const served = answers.filter(isServed)
  const refused = answers.filter((answer) => !isServed(answer))
  expect(served.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  for (const { body } of served) expect(JSON.parse(body)).toMatchObject({ result: expect.any(String) })
  for (const { status, retryAfter } of refused) expect([status, retryAfter]).toEqual([503, '2'])
  expect(before - (await credits())).toBe(served.length)
  return { served, refused, perSecond: served.length / seconds }
}

describe.each([4, 10])('of a crowd of %d times what can be served', (factor) => {
  it('some are served, and the others hear when to come again, for no credit', async () => {
    const ratios = {
      goodput: [] as number[],
      alone: [] as number[],
      p99: [] as number[],
      served: 0,
      refused: 0,
      refusedMs: [] as number[],
    }
    const [earlier, earlierNextDoor] = [await refusals(), await nextDoor.refusals()]
    late.forget()
    const { perSecond } = await measureCapacity()
    let before = await measureBesideCrowd(factor, perSecond)
    for (let round = 0; round < ROUNDS; round++) {
      const crowd = await sendCrowd(factor, perSecond)
      const after = await measureBesideCrowd(factor, perSecond) // the machine is not equally quick at all times
      ratios.goodput.push((2 * crowd.perSecond) / (before.perSecond + after.perSecond))
      ratios.alone.push(crowd.perSecond / perSecond)
      ratios.p99.push((2 * p99(crowd.served)) / (before.p99 + after.p99))
      ratios.served += crowd.served.length
      ratios.refused += crowd.refused.length
      ratios.refusedMs.push(median(crowd.refused.map(({ ms }) => ms)))
      before = after
    }
    const [later, laterNextDoor] = [await refusals(), await nextDoor.refusals()]
    expect(later.all - earlier.all).toBe(ratios.refused)
    const [goodput, slowdown] = [median(ratios.goodput), median(ratios.p99)]
    load.record({
      'offered / capacity': factor,
      'goodput / capacity beside the crowd': goodput.toFixed(3),
      'goodput / capacity alone': median(ratios.alone).toFixed(2),
      'accepted p99 / p99 at capacity': slowdown.toFixed(2),
      accepted: ratios.served,
      refused: ratios.refused,
      'of them other than 503 with Retry-After': 0,
      'credits they moved': 0,
      'half of them within (ms)': median(ratios.refusedMs).toFixed(1),
      'refusals out later than 5 ms after their head': lateOnes(earlier, later),
      'by a bare server that does nothing else': lateOnes(earlierNextDoor, laterNextDoor),
      'late, though the thread waited for no core': late.ofOwnDoing(),
      'most that a late one ran (ms)': late.longestRun().toFixed(1),
    })
    if (!load.isAsked) return
    expect(goodput).toBeGreaterThanOrEqual(LEAST_GOODPUT)
    expect(slowdown).toBeLessThanOrEqual(LARGEST_SLOWDOWN)
    expect(late.longestRun()).not.toBeGreaterThan(LONGEST_RUN_MS)
  })

  it('who is refused hears it before a byte of the photo was sent', async () => {
    const { perSecond } = await measureCapacity()
    const port = Number(new URL(product.url).port)
    const before = await credits()
    const state = { isOver: false }
    const people = Math.ceil(Math.max(load.count, perSecond * CROWD_SECONDS) * factor)
    const crowd = openLoop(perSecond * factor, people, scan).finally(() => (state.isOver = true))
    let refused = 0
    while (!state.isOver) {
      const socket = await beginUpload(port, access, 1_000_000)
      const answer = await Promise.race([answerOf(socket), wait(LONGEST_REFUSAL_MS, 'let in, and waited for')])
      socket.destroy()
      if (BUSY.test(answer)) refused++
      else expect(answer).toBe('let in, and waited for')
    }
    expect(refused).toBeGreaterThan(0)
    expect(before - (await credits())).toBe((await crowd).answers.filter(isServed).length)
    load.record({ 'offered / capacity': factor, 'refused before a byte of the photo was sent': refused })
  })
})
