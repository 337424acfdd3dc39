import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { PASSWORD, call, creditsOf, diagnose, post, signUp, unseen } from './support/load'
import { floorsOf, healthOf, slopeOf } from './support/processHealth'
import type { Health } from './support/processHealth'

const MINUTES = Number(process.env['STRESS_MINUTES'] ?? 2)
const CONCURRENCY = 3
const WARM_UP_USERS = 6
const SAMPLE_EVERY_MS = 2_000
/** The memory of a young process still finds its level. */
const WARM_UP_SHARE = 0.5
const MINUTES_TO_JUDGE = 10
const MAX_MB_PER_MINUTE = 1

jest.setTimeout((MINUTES + 5) * 60_000)

let data: Awaited<ReturnType<typeof newDataDir>>
let server: RunningProduct
let leaf: Buffer
let dark: Buffer
beforeAll(async () => {
  data = await newDataDir()
  const env = {
    ACCOUNT_REQUESTS_PER_MINUTE: '1000000',
    ADDRESS_REQUESTS_PER_MINUTE: '1000000',
    SIGN_UPS_PER_HOUR: '100000',
    MALLOC_MMAP_THRESHOLD_: '131072', // as in the image
    MALLOC_TRIM_THRESHOLD_: '131072',
  }
  server = await startProduct({ dataDir: data.folder, port: await freePort(), env })
  leaf = await sharp(photos.maizeRust).autoOrient().resize(640).jpeg().toBuffer()
  dark = await sharp(leaf).linear(0.02).jpeg().toBuffer()
})
afterAll(async () => {
  await server.stop()
  await data.remove()
})

/** Visits the site, signs up, logs in, renews, diagnoses for a credit, again for none, for none, and is refused. */
async function useEverything() {
  const { url } = server
  for (const path of ['/', '/predict', '/api/none']) await call(url + path)
  const { email } = await signUp(url)
  const login = await post(url + endpoints.login.url, { email, password: PASSWORD })
  const { refresh } = JSON.parse(login.body) as AuthResponse
  const { access } = JSON.parse((await post(url + endpoints.refresh.url, { refresh })).body) as AuthResponse
  const statuses: number[] = []
  const paid = unseen(leaf)
  const key = randomUUID()
  statuses.push(await statusOf(access, paid, key), await statusOf(access, paid, key))
  for (let scans = 0; scans < 3; scans++) statuses.push(await statusOf(access, unseen(dark)))
  statuses.push(await statusOf(access, Buffer.from('no photo')), await statusOf('nobody', leaf))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 415, 401])
  expect(await creditsOf(url, access)).toBe(4)
}

const statusOf = async (access: string, photo: Buffer, key?: string) =>
  (await diagnose(server.url, access, photo, key)).status

async function useWhile(isOn: (users: number) => boolean) {
  let users = 0
  const lane = async () => {
    while (isOn(users)) {
      users++
      await useEverything()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  return users
}

it(`serves ${MINUTES} minutes of users without an error, a lost descriptor or growing memory`, async () => {
  const started = performance.now()
  const minutes = () => (performance.now() - started) / 60_000
  const measure = () => healthOf(server.pid!, minutes())
  await useWhile((users) => users < WARM_UP_USERS)
  const early = measure()
  const samples: Health[] = []
  const timer = setInterval(() => {
    const sample = measure()
    if (sample) samples.push(sample)
  }, SAMPLE_EVERY_MS)
  const users = await useWhile(() => minutes() < MINUTES).finally(() => {
    clearInterval(timer)
  })
  const late = measure()
  const floors = floorsOf(samples.slice(Math.floor(samples.length * WARM_UP_SHARE)))
  console.info({
    minutes: MINUTES,
    users,
    mbPerMinute: slopeOf(floors),
    floors: floors.map(({ megabytes }) => megabytes),
  })
  expect(late?.files).toBe(early?.files)
  if (MINUTES >= MINUTES_TO_JUDGE) expect(slopeOf(floors)).toBeLessThanOrEqual(MAX_MB_PER_MINUTE)
})
