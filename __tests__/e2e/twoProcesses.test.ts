import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { AccessResponse, AuthResponse, UserResponse } from '~/contract/responses'

import { unseen } from '../support/load/openLoop'
import { ONE_CALL } from '../support/load/richFarmer'
import { photos } from '../support/photos'
import { createPostgresServer } from '../support/postgresServer'
import type { PostgresServer } from '../support/postgresServer'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'

const SECRET = 'only-for-tests-0123456789-abcdefghijklmnopqrstuvwxyz'
const farmer = { username: 'Wanjiru', password: 'Shamba-ya-mahindi-7' }
const SCANS = 24

jest.setTimeout(120_000)

let postgres: PostgresServer
let data: Awaited<ReturnType<typeof newDataDir>>
let servers: RunningProduct[]
/** As small as a client sends it: one that is refused is heard out. */
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

const at = (index: number, { url }: { url: string }) => servers[index % servers.length]!.url + url
const bearer = (access: string) => ({ ...ONE_CALL, authorization: `Bearer ${access}` })

const post = (index: number, endpoint: { url: string }, body: object) =>
  fetch(at(index, endpoint), {
    method: 'POST',
    headers: { ...ONE_CALL, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function newFarmer(): Promise<AuthResponse & { email: string }> {
  const email = `${randomUUID()}@example.com`
  return { ...((await (await post(0, endpoints.register, { ...farmer, email })).json()) as AuthResponse), email }
}

const look = (index: number, access: string) => fetch(at(index, endpoints.getUser), { headers: bearer(access) })

async function creditsOf(access: string) {
  const answers = await Promise.all(servers.map((_, index) => look(index, access)))
  const users = await Promise.all(answers.map(async (answer) => ((await answer.json()) as UserResponse).user.credits))
  expect(new Set(users).size).toBe(1)
  return users[0]
}

const anotherPhoto = () => unseen(leaf)

/** Asks again when the line is full, as the answer tells. */
async function scan(index: number, access: string, { photo = anotherPhoto(), key = randomUUID() } = {}) {
  for (;;) {
    const body = new FormData()
    body.append('image', new Blob([photo], { type: 'image/jpeg' }), 'leaf.jpg')
    const headers = { ...bearer(access), [IDEMPOTENCY_KEY_HEADER]: key }
    const answer = await fetch(at(index, endpoints.predict), { method: 'POST', headers, body })
    const text = await answer.text()
    if (answer.status !== 503) return { status: answer.status, text }
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 100))
  }
}

const counted = (statuses: number[]) =>
  statuses.reduce<Record<number, number>>((counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {})

describe('two processes on one PostgreSQL', () => {
  it('share the sessions: one opens, the other renews, either ends', async () => {
    const { access, refresh } = await newFarmer()
    expect((await look(1, access)).status).toBe(200)
    const next = (await (await post(1, endpoints.refresh, { refresh })).json()) as AccessResponse
    expect((await look(0, next.access)).status).toBe(200)
    expect((await post(0, endpoints.logout, { refresh: next.refresh })).status).toBe(204)
    for (const index of [0, 1]) {
      expect((await look(index, next.access)).status).toBe(401)
      expect((await post(index, endpoints.refresh, { refresh: next.refresh })).status).toBe(401)
    }
  })

  it(`charge ${FREE_CREDITS} credits for ${SCANS} photos at once, and not one more`, async () => {
    const { access } = await newFarmer()
    const answers = await Promise.all(Array.from({ length: SCANS }, (_, index) => scan(index, access)))
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: FREE_CREDITS, 402: SCANS - FREE_CREDITS })
    expect(await creditsOf(access)).toBe(0)
  })

  it('answer one key with one answer, and charge it once', async () => {
    const { access } = await newFarmer()
    const [photo, key] = [anotherPhoto(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => scan(index, access, { photo, key })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(await creditsOf(access)).toBe(FREE_CREDITS - 1)
    expect((await scan(1, access, { key })).status).toBe(422)
  })

  it('count wrong passwords together', async () => {
    const { email } = await newFarmer()
    const guesses = []
    for (let index = 0; index < 8; index++)
      guesses.push((await post(index, endpoints.login, { email, password: `wrong-guess-${index}` })).status)
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('count the requests of one account together', async () => {
    const { access } = await newFarmer()
    const ask = async (index: number, times: number) => {
      const answers = []
      for (let time = 0; time < times; time++) answers.push((await look(index, access)).status)
      return counted(answers)
    }
    await ask(0, 600)
    await ask(1, 60) // a tenth of a budget is what a server keeps to itself
    await new Promise((resolve) => setTimeout(resolve, 3_000)) // both tell each other every second
    const { 200: passed = 0, 429: refused = 0 } = await ask(1, 400)
    expect(passed + refused).toBe(400)
    expect(refused).toBeGreaterThan(0) // alone it would let 540 past
  })
})
