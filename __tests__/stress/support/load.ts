import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'

import { endpoints, IMAGE_FIELD } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { AuthResponse, UserResponse } from '~/contract/responses'

/** How long a stress test lasts: a small number proves that it works, a large one is the test. */
export const ROUNDS = Number(process.env['STRESS_ROUNDS'] ?? 10)
export const PASSWORD = 'Shamba-ya-mahindi-7'

export type Reply = { status: number; ms: number; retryAfter: string | null; body: string }

export async function call(url: string, init: RequestInit = {}): Promise<Reply> {
  const started = performance.now()
  const response = await fetch(url, init)
  const body = await response.text()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, ms: performance.now() - started, retryAfter, body }
}

export const post = (url: string, body: object) =>
  call(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export async function signUp(serverUrl: string, email = `${randomUUID()}@example.com`) {
  const { status, body } = await post(serverUrl + endpoints.register.url, {
    username: 'Wanjiru',
    email,
    password: PASSWORD,
  })
  if (status !== 201) throw new Error(`Registration failed: ${status} ${body}`)
  return { ...(JSON.parse(body) as AuthResponse), email }
}

/** Gives an account more credits, as an operator does. */
export async function grantCredits(dataDir: string, email: string, credits: number) {
  const args = ['dist/server/credits.js', 'grant', email, String(credits), '--reason', 'stress test']
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } })
}

const authorization = (access: string) => ({ authorization: `Bearer ${access}` })

export const getUser = (serverUrl: string, access: string) =>
  call(serverUrl + endpoints.getUser.url, { headers: authorization(access) })

export const creditsOf = async (serverUrl: string, access: string) =>
  (JSON.parse((await getUser(serverUrl, access)).body) as UserResponse).user.credits

/** The same picture in a file that the server has not seen: what follows the end of a JPEG is no part of it. */
export const unseen = (photo: Buffer) => Buffer.concat([photo, Buffer.from(randomUUID())])

export function diagnose(serverUrl: string, access: string, photo: Buffer, key: string = randomUUID()) {
  const body = new FormData()
  body.append(IMAGE_FIELD, new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'leaf.jpg')
  const headers = { ...authorization(access), [IDEMPOTENCY_KEY_HEADER]: key }
  return call(serverUrl + endpoints.predict.url, { method: endpoints.predict.method, headers, body })
}

/** So many requests at a time, each after the answer to the one before. */
export async function closedLoop(concurrency: number, count: number, send: () => Promise<Reply>) {
  const replies: Reply[] = []
  const started = performance.now()
  let left = count
  const lane = async () => {
    while (left-- > 0) replies.push(await send())
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  return { replies, perSecond: (replies.length / (performance.now() - started)) * 1000 }
}

/** So many requests a second, whether or not the server answers. */
export async function openLoop(perSecond: number, count: number, send: () => Promise<Reply>) {
  const calls: Promise<Reply>[] = []
  const started = performance.now()
  while (calls.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1)
    while (calls.length < due) calls.push(send())
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const replies = await Promise.all(calls)
  return { replies, seconds: (performance.now() - started) / 1000 }
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
