import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'
import type { AccessResponse } from '~/contract/responses'

import { photos } from '../support/photos'
import { createPostgresServer } from '../support/postgresServer'
import type { PostgresServer } from '../support/postgresServer'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { creditsOf, diagnose, getUser, post, signUp, unseen } from './support/load'

const SECRET = 'only-for-tests-0123456789-abcdefghijklmnopqrstuvwxyz'
const PHOTOS = 24
const REQUESTS_PER_MINUTE = 600

jest.setTimeout(120_000)

let postgres: PostgresServer
let data: Awaited<ReturnType<typeof newDataDir>>
let servers: RunningProduct[]
let leaf: Buffer
beforeAll(async () => {
  postgres = await createPostgresServer()
  await postgres.start()
  data = await newDataDir()
  leaf = await sharp(photos.maizeRust).autoOrient().resize(640).jpeg().toBuffer()
  const env = { DATABASE_URL: postgres.url, TOKEN_SECRET: SECRET, INFERENCE_WORKERS: '1' }
  const start = async () => startProduct({ dataDir: data.folder, port: await freePort(), env })
  servers = await Promise.all([start(), start()]) // both find an empty database
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await postgres.remove()
  await data.remove()
})

const urlOf = (index: number) => servers[index % servers.length]!.url
const anotherPhoto = () => unseen(leaf)

/** Repeats a diagnosis that is rejected because the queue is full. */
async function diagnoseUntilAccepted(index: number, access: string, photo = anotherPhoto(), key = randomUUID()) {
  for (;;) {
    const reply = await diagnose(urlOf(index), access, photo, key)
    if (reply.status !== 503) return reply
    await new Promise((resolve) => setTimeout(resolve, Number(reply.retryAfter) * 100))
  }
}

function countOf<Value>(values: Value[], wanted: Value) {
  return values.filter((value) => value === wanted).length
}

async function creditsEverywhere(access: string) {
  const credits = await Promise.all(servers.map(({ url }) => creditsOf(url, access)))
  expect(new Set(credits).size).toBe(1)
  return credits[0]
}

describe('two processes on one PostgreSQL', () => {
  it('share the sessions: one opens, the other renews, either ends', async () => {
    const { access, refresh } = await signUp(urlOf(0))
    expect((await getUser(urlOf(1), access)).status).toBe(200)
    const renewed = await post(urlOf(1) + endpoints.refresh.url, { refresh })
    const next = JSON.parse(renewed.body) as AccessResponse
    expect((await getUser(urlOf(0), next.access)).status).toBe(200)
    expect((await post(urlOf(0) + endpoints.logout.url, { refresh: next.refresh })).status).toBe(204)
    for (const { url } of servers) {
      expect((await getUser(url, next.access)).status).toBe(401)
      expect((await post(url + endpoints.refresh.url, { refresh: next.refresh })).status).toBe(401)
    }
  })

  it(`charge ${FREE_CREDITS} credits for ${PHOTOS} photos at once, and not one more`, async () => {
    const { access } = await signUp(urlOf(0))
    const replies = await Promise.all(
      Array.from({ length: PHOTOS }, (_, index) => diagnoseUntilAccepted(index, access)),
    )
    const statuses = replies.map(({ status }) => status)
    expect([countOf(statuses, 200), countOf(statuses, 402)]).toEqual([FREE_CREDITS, PHOTOS - FREE_CREDITS])
    expect(await creditsEverywhere(access)).toBe(0)
  })

  it('answer one idempotency key with one answer, and charge it once', async () => {
    const { access } = await signUp(urlOf(0))
    const [photo, key] = [anotherPhoto(), randomUUID()]
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => diagnoseUntilAccepted(index, access, photo, key)),
    )
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]!.status).toBe(200)
    expect(await creditsEverywhere(access)).toBe(FREE_CREDITS - 1)
    expect((await diagnoseUntilAccepted(1, access, anotherPhoto(), key)).status).toBe(422)
  })

  it('count wrong passwords together', async () => {
    const { email } = await signUp(urlOf(0))
    const statuses: number[] = []
    for (let index = 0; index < 8; index++)
      statuses.push(
        (await post(urlOf(index) + endpoints.login.url, { email, password: `wrong-${index}-guess` })).status,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('count the requests of one account together', async () => {
    const { access } = await signUp(urlOf(0))
    const statuses: number[] = []
    for (let index = 0; index < 2 * REQUESTS_PER_MINUTE; index++)
      statuses.push((await getUser(urlOf(index), access)).status)
    expect(countOf(statuses, 200) + countOf(statuses, 429)).toBe(statuses.length)
    expect(countOf(statuses, 429)).toBeGreaterThan(0) // alone, each would let all of its half pass
  })
})
