import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { creditsOf, diagnose, getUser, register } from '../support/calls'
import { databases } from '../support/databases'
import { fakeDate } from '../support/fakeDate'
import { seededRandom } from '../support/random'
import { classifyByBytes, paidPhoto, violatedInvariants } from '../support/scans'
import { buildTestApp, farmer, observations } from '../support/testApp'
import { ROUNDS } from './load'

const HOUR_MS = 3_600_000
const STEPS = 15
const LONGEST_WAIT_SECONDS = 15 * 60
const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })

jest.setTimeout(600_000)
afterEach(() => jest.useRealTimers())

it.each(databases)('an hour off on $name ends no session, charges nothing twice and locks no user out', async ({ open }) => {
  const { db, close } = await open()
  const { below, pick } = seededRandom()
  const clock = fakeDate()
  const app = await buildTestApp({ db, limits, classify: classifyByBytes })
  const waits: number[] = []
  for (let round = 0; round < ROUNDS * 2; round++) {
    const email = `farmer.${round}@example.com`
    const from = (place: number) => `10.${place}.${round >> 8}.${round & 255}`
    const post = (name: 'register' | 'login' | 'refresh', payload: object, place: number, cookie = '') =>
      app.inject({ ...endpoints[name], payload, remoteAddress: from(place), headers: { cookie } })
    const signedUp = await post('register', { ...farmer, email }, 1)
    const device = String(signedUp.headers['set-cookie']).split(';')[0]!
    let tokens = signedUp.json<AuthResponse>()
    const responses = new Map<string, string>()
    for (let step = 0; step < STEPS; step++) {
      const jumpMs = pick([0, 60_000, HOUR_MS, -HOUR_MS, -30_000])
      clock.pass(jumpMs)
      if (jumpMs <= 0) expect((await getUser(app, tokens.access)).statusCode).toBe(200)
      const refreshed = await post('refresh', { refresh: tokens.refresh }, 1, device)
      expect(refreshed.statusCode).toBe(200)
      tokens = refreshed.json()
      const name = String(below(5))
      const { statusCode, body } = await diagnose(app, tokens.access, { content: paidPhoto(name), key: name })
      expect([statusCode, body]).toEqual([200, responses.get(name) ?? body])
      responses.set(name, body)
      const guess = await post('login', { email, password: 'wrong-guess' }, 2)
      expect([401, 429]).toContain(guess.statusCode)
      if (guess.statusCode === 429) waits.push(Number(guess.headers['retry-after']))
    }
    expect(await creditsOf(app, tokens.access)).toBe(5 - responses.size)
    expect((await post('login', { ...farmer, email }, 1, device)).statusCode).toBe(200)
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT_SECONDS)
  expect(await violatedInvariants(db)).toEqual([])
  await app.close()
  await close()
}) // prettier-ignore

it('a clock that jumps while a scan runs does not touch its deadline', async () => {
  const clock = fakeDate()
  const app = await buildTestApp({
    classify: async () => {
      clock.pass(HOUR_MS)
      await new Promise(setImmediate)
      clock.pass(-2 * HOUR_MS)
      return observations.confident
    },
  })
  const { access } = (await register(app)).json()
  expect((await diagnose(app, access)).statusCode).toBe(200)
  clock.pass(HOUR_MS)
  expect(await creditsOf(app, access)).toBe(4)
  await app.close()
})
