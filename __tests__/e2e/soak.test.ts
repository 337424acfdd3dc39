import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import type { AccessResponse, AuthResponse } from '~/contract/responses'

import { campaign } from '../support/campaign'
import { createUploader, unseen } from '../support/load/openLoop'
import { floorsOf, healthOf, slopeOf } from '../support/load/processHealth'
import type { Health } from '../support/load/processHealth'
import { ONE_CALL, PASSWORD, creditsOf, lookInto, postJson, signUp } from '../support/load/richFarmer'
import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import { until } from '../support/rawUpload'

/** Minutes; an ordinary run counts farmers instead. */
const soak = campaign('soak', 0)
const FARMERS = { warmUp: 6, ordinary: 24 }
const CALLS_EACH = 14
const LANES = 3
const SAMPLE_EVERY_MS = 2_000
/** A young process takes steps of 30 MB until the allocators of its threads have found their level, for a quarter of an hour. */
const WARM_UP_SHARE = 0.5
/** As the container is told. */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
/** In a shorter run the memory of a young process still finds its level. */
const MINUTES_THAT_TELL = 10
const MOST_MB_PER_MINUTE = 1

jest.setTimeout(soak.timeoutMs(120_000))

let data: Awaited<ReturnType<typeof newDataDir>>
let product: Awaited<ReturnType<typeof startProduct>>
let uploader: ReturnType<typeof createUploader>
let leaf: Buffer
let dark: Buffer
beforeAll(async () => {
  data = await newDataDir()
  const many = { ACCOUNT_REQUESTS_PER_MINUTE: '1000000', ADDRESS_REQUESTS_PER_MINUTE: '1000000' }
  const env = { ...many, ...ALLOCATOR, SIGN_UPS_PER_HOUR: '100000' }
  product = await startProduct({ dataDir: data.folder, port: await freePort(), env })
  uploader = createUploader(product.url)
  leaf = await sharp(photos.maizeRust).autoOrient().resize(640).jpeg().toBuffer()
  dark = await sharp(leaf).linear(0.02).jpeg().toBuffer()
})
afterAll(async () => {
  uploader.close()
  await product.stop()
  await data.remove()
})

/** A farmer's day: look at the site, sign up, log in, renew, scan for a credit, again for none, for none, and be refused. */
async function live(): Promise<void> {
  const { url } = product
  const email = `${randomUUID()}@example.com`
  for (const path of ['/', '/predict', '/api/none'])
    await (await fetch(url + path, { headers: ONE_CALL })).arrayBuffer()
  await signUp(url, email)
  const { refresh } = await postJson<AuthResponse>(url + endpoints.login.url, { email, password: PASSWORD })
  const { access } = await postJson<AccessResponse>(url + endpoints.refresh.url, { refresh })
  const paid = unseen(leaf)
  for (const photo of [paid, paid, unseen(dark), unseen(dark), unseen(dark)])
    await expectStatus(uploader.upload(access, photo), 200)
  await expectStatus(uploader.upload(access, Buffer.from('no photo')), 415)
  await expectStatus(uploader.upload('nobody', leaf), 401)
  expect(await creditsOf(url, access)).toBe(4)
}

async function expectStatus(answer: Promise<{ status: number; body: string }>, status: number) {
  const { status: actual, body } = await answer
  if (actual !== status) throw new Error(`${actual}, not ${status}: ${body}`)
}

/** Lanes of farmers, one after the other. */
async function liveWhile(goesOn: (farmers: number) => boolean): Promise<number> {
  let farmers = 0
  const lane = async () => {
    while (goesOn(farmers)) {
      farmers++
      await live()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return farmers
}

it('many days of many farmers cost no error, no descriptor and little memory', async () => {
  const started = performance.now()
  const minutes = () => (performance.now() - started) / 60_000
  const look = () => healthOf(product.pid!, minutes())
  const idle = look()
  await liveWhile((farmers) => farmers < FARMERS.warmUp)
  const early = look()
  const samples: Health[] = []
  const timer = setInterval(() => samples.push(...[look() ?? []].flat()), SAMPLE_EVERY_MS)
  const goesOn = (farmers: number) => (soak.isAsked ? minutes() < soak.count : farmers < FARMERS.ordinary)
  const farmers = await liveWhile(goesOn).finally(() => {
    clearInterval(timer)
  })
  expect(await lookInto(data.folder)).toMatchObject({ broken: [] })

  uploader.close()
  await until(() => look()?.sockets === idle?.sockets) // closed at our end, and a moment later at the server's
  const steady = samples.slice(Math.floor(samples.length * WARM_UP_SHARE))
  const files = { early: early?.files, now: look()?.files }
  expect(files.now).toBe(files.early) // while pages are being sent there are some more
  const floors = floorsOf(steady)
  const slope = slopeOf(floors)
  const least = floors.map(({ megabytes }) => Math.round(megabytes)).join(' ')
  if (soak.count >= MINUTES_THAT_TELL && slope > MOST_MB_PER_MINUTE)
    throw new Error(`Memory grew by ${slope.toFixed(2)} MB a minute; its least of each minute: ${least} MB.`)
  soak.record({
    minutes: soak.count,
    requests: farmers * CALLS_EACH,
    errors: 0,
    'least memory of each minute (MB/min after warm-up)': slope.toFixed(2),
    'least of each (MB)': least,
    'memory at the end (MB)': Math.round(floors.at(-1)?.megabytes ?? NaN),
    'open files after the warm-up and after the last call': files.now ?? 'unknown',
    'sockets before the first call and after the last': idle?.sockets ?? 'unknown',
  })
})
