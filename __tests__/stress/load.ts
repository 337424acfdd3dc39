import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'

import { endpoints, IMAGE_FIELD } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { AuthResponse, UserResponse } from '~/contract/responses'

/** How long a stress test lasts: a small number proves that it works, a large one is the test. */
export const ROUNDS = Number(process.env['STRESS_ROUNDS'] ?? 10)
export const PASSWORD = 'Shamba-ya-mahindi-7'
/** For the built server. */
export const WITHOUT_LIMITS = {
  ACCOUNT_REQUESTS_PER_MINUTE: '1000000',
  ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  SIGN_UPS_PER_HOUR: '100000',
}

export type TimedResponse = { status: number; ms: number; retryAfter: string | null; body: string }

export async function call(url: string, init: RequestInit = {}): Promise<TimedResponse> {
  const started = performance.now()
  const response = await fetch(url, init)
  const body = await response.text()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, ms: performance.now() - started, retryAfter, body }
}

export const post = (url: string, body: object) =>
  call(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

export async function signUp(serverUrl: string, email = `${randomUUID()}@example.com`) {
  const person = { username: 'Wanjiru', email, password: PASSWORD }
  const { status, body } = await post(serverUrl + endpoints.register.url, person)
  if (status !== 201) throw new Error(`Registration failed: ${status} ${body}`)
  return { ...(JSON.parse(body) as AuthResponse), email }
}

/** Gives an account more credits, as an operator does. */
export async function grantCredits(environment: Record<string, string>, email: string, credits: number) {
  const args = ['dist/server/credits.js', 'grant', email, String(credits), '--reason', 'stress test']
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATABASE_URL: '', ...environment } })
}

export async function creditsOf(serverUrl: string, access: string) {
  const { body } = await call(serverUrl + endpoints.getUser.url, { headers: { authorization: `Bearer ${access}` } })
  return (JSON.parse(body) as UserResponse).user.credits
}

/** The same picture in a file that the server has not seen: what follows the end of a JPEG is no part of it. */
export const unseen = (photo: Buffer) => Buffer.concat([photo, Buffer.from(randomUUID())])

/** One photo, or a set. */
export function diagnose(serverUrl: string, access: string, photos: Buffer | Buffer[], key: string = randomUUID()) {
  const body = new FormData()
  for (const photo of [photos].flat())
    body.append(IMAGE_FIELD, new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'leaf.jpg')
  const headers = { authorization: `Bearer ${access}`, [IDEMPOTENCY_KEY_HEADER]: key }
  return call(serverUrl + endpoints.predict.url, { method: endpoints.predict.method, headers, body })
}

/** So many clients at a time, each with one request after another while `isOn`. */
export async function runClients(clients: number, isOn: () => boolean, send: () => Promise<unknown>) {
  const client = async () => {
    while (isOn()) await send()
  }
  await Promise.all(Array.from({ length: clients }, client))
}
