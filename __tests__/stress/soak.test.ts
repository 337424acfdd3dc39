import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { PASSWORD, WITHOUT_LIMITS, call, creditsOf, diagnose, post, runClients, signUp, unseen } from './load'

const MINUTES = Number(process.env['STRESS_MINUTES'] ?? 2)
const CLIENTS = 3
const SAMPLE_EVERY_MS = 2_000
const MINUTES_TO_JUDGE = 10
const MAX_MB_PER_MINUTE = 1
const isJudged = MINUTES >= MINUTES_TO_JUDGE
/** With 3,000 users the database is larger than SQLite's page cache (16 MB), which is full by then. */
const WARM_UP_USERS = isJudged ? 3_000 : 6
const WARM_UP_MINUTES = isJudged ? 30 : 5

jest.setTimeout((WARM_UP_MINUTES + MINUTES) * 60_000)

let data: Awaited<ReturnType<typeof newDataDir>>
let server: RunningProduct
let leaf: Buffer
let dark: Buffer
beforeAll(async () => {
  data = await newDataDir()
  const malloc = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' } // as in the image
  server = await startProduct({ dataDir: data.folder, port: await freePort(), env: { ...WITHOUT_LIMITS, ...malloc } })
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
  const statusOf = async (photo: Buffer, key?: string, token = access) =>
    (await diagnose(url, token, photo, key)).status
  const [paid, key] = [unseen(leaf), randomUUID()]
  const statuses = [await statusOf(paid, key), await statusOf(paid, key), await statusOf(unseen(dark))]
  statuses.push(await statusOf(Buffer.from('no photo')), await statusOf(leaf, key, 'nobody'))
  expect(statuses).toEqual([200, 200, 200, 415, 401])
  expect(await creditsOf(url, access)).toBe(4)
}

/** Files that the process keeps open; undefined where there is no Linux to tell. */
function openFiles() {
  const folder = `/proc/${server.pid}/fd`
  try {
    const targets = readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`))
    return targets.filter((target) => !target.startsWith('socket:')).length
  } catch {
    return undefined
  }
}

const megabytes = () => Number(readFileSync(`/proc/${server.pid}/statm`, 'utf8').split(' ')[1]) * (4_096 / 2 ** 20)

it(`serves ${MINUTES} minutes of users without an error, a lost descriptor or growing memory`, async () => {
  let users = 0
  const use = async () => {
    users++
    await useEverything()
  }
  await runClients(CLIENTS, () => users < WARM_UP_USERS, use)
  const warmUpUsers = users
  const filesAtFirst = openFiles()
  const started = performance.now()
  const samples: number[] = []
  const timer = setInterval(() => {
    if (filesAtFirst !== undefined) samples.push(megabytes())
  }, SAMPLE_EVERY_MS)
  await runClients(CLIENTS, () => performance.now() - started < MINUTES * 60_000, use).finally(() => {
    clearInterval(timer)
  })
  // the least of a quarter: a password hash takes 64 MB for a moment
  const quarter = Math.floor(samples.length / 4)
  const least = [0, 1, 2, 3].map((index) => Math.min(...samples.slice(index * quarter, (index + 1) * quarter)))
  const [, , third = NaN, last = NaN] = least
  const mbPerMinute = (last - third) / (MINUTES / 4)
  console.info({ minutes: MINUTES, warmUpUsers, users: users - warmUpUsers, leastMbOfQuarters: least, mbPerMinute })
  expect(openFiles()).toBe(filesAtFirst)
  if (isJudged) expect(mbPerMinute).toBeLessThanOrEqual(MAX_MB_PER_MINUTE)
})
