import type { LightMyRequestResponse as Response } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { AccessResponse, AuthResponse } from '~/contract/responses'
import { limitsOf } from '~/server/domain/limits'
import type { Database } from '~/server/persistence/database'

import { fakeDate } from './fakeDate'
import { classifyByBytes } from './scans'
import { buildTestApp, farmer } from './testApp'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2030, 0, 1)
/** With all the time that passes besides, no history is longer than the day for which a key is kept. */
const FARTHEST_MS = 4 * HOUR_MS

const ACCESS_TOKEN_MS = 600_000

const limits = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
/** Of one limit, in seconds; a login meets three of them. */
const LONGEST_WAIT = limits.logins.durationSeconds
const MOST_WAITED = 3 * LONGEST_WAIT

/** At home a farmer has the device in which the account was opened; elsewhere nobody has one. */
export type Place = 'home' | 'elsewhere'

/** Sets the date of this process; `jest.useRealTimers()` ends it. */
export function createClock() {
  const date = fakeDate(START_MS)
  let error = 0
  return {
    now: Date.now,
    right() {
      date.pass(START_MS - Date.now())
      error = 0
    },
    /** Answers whether it was set: it never goes wrong by more than some hours. */
    jump(ms: number) {
      const isNear = Math.abs(error + ms) <= FARTHEST_MS
      if (isNear) {
        error += ms
        date.pass(ms)
      }
      return isNear
    },
    pass: date.pass,
  }
}

type Clock = ReturnType<typeof createClock>
type Send = (password: string, place: Place) => Promise<Response>

/** Tries passwords of one account, and checks what a server whose clock jumps answers. */
function createGuesser(clock: Clock, send: Send) {
  /** In seconds, as they were told. */
  const waits: number[] = []
  let triedAtHome = 0
  const attempt: Send = (password, place) => {
    if (place === 'home') triedAtHome++
    return send(password, place)
  }
  const waitOf = (refused: Response) => {
    const { detail } = refused.json<{ detail: string }>()
    const told = /^Too many attempts\. Try again in (\d+) seconds\.$/.exec(detail)?.[1]
    expect(refused.headers['retry-after']).toBe(told)
    expect(Number(told)).toBeLessThanOrEqual(LONGEST_WAIT)
    waits.push(Number(told))
    return Number(told)
  }

  return {
    waits,
    async guess(place: Place) {
      const answer = await attempt('wrong-guess', place)
      if (answer.statusCode === 429) waitOf(answer)
      else expect(answer.statusCode).toBe(401)
    },
    /** Tries again after each wait, until the password is compared. */
    async insist(password: string, place: Place) {
      // strangers' guesses never delay the owner at home; a few tries from there do not either
      const mostWaited = place === 'home' && triedAtHome < limits.passwordGuesses.points ? 0 : MOST_WAITED
      let waited = 0
      let answer = await attempt(password, place)
      for (; answer.statusCode === 429; answer = await attempt(password, place)) {
        const wait = waitOf(answer)
        waited += wait
        expect(waited).toBeLessThanOrEqual(mostWaited)
        clock.pass(wait * 1000)
      }
      expect(answer.statusCode).toBe(password === farmer.password ? 200 : 401)
      return answer
    },
  }
}

/** A server with its real limits and a clock that jumps, for one farmer after another, each as at the same moment. */
export async function createClockWorld(db: Database) {
  const clock = createClock()
  const app = await buildTestApp({ db, limits, classify: classifyByBytes })
  let people = 0

  return {
    app,
    clock,
    async newcomer() {
      clock.right()
      const host = `${++people >> 16}.${(people >> 8) & 255}.${people & 255}`
      const addresses = { home: `10.${host}`, elsewhere: `11.${host}` }
      const email = `farmer.${people}@example.com`
      const post = (name: 'register' | 'login' | 'refresh', payload: object, place: Place, cookie: string) =>
        app.inject({ ...endpoints[name], payload, remoteAddress: addresses[place], headers: { cookie } })
      const signedUp = await post('register', { ...farmer, email }, 'home', '')
      const device = String(signedUp.headers['set-cookie']).split(';')[0]!
      const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      const guesser = createGuesser(clock, (password, place) =>
        post('login', { email, password }, place, place === 'home' ? device : ''),
      )
      const refresh = (token: string) => post('refresh', { refresh: token }, 'home', device)
      return { id, ...guesser, ...createSession(clock, signedUp.json(), refresh) }
    },
  }
}

export type ClockWorld = Awaited<ReturnType<typeof createClockWorld>>
export type ClockedFarmer = Awaited<ReturnType<ClockWorld['newcomer']>>

/** A client with a session that no clock may end. */
function createSession(clock: Clock, first: AuthResponse, send: (token: string) => Promise<Response>) {
  let tokens: AccessResponse = first
  let issuedAt = clock.now()
  const take = (answer: Response) => {
    expect(answer.statusCode).toBe(200)
    tokens = answer.json()
    issuedAt = clock.now()
  }
  const refresh = async () => {
    take(await send(tokens.refresh))
  }
  return {
    take,
    refresh,
    /** Refreshes where it must, which is only where the token is old. */
    async call(ask: (access: string) => Promise<Response>) {
      const answer = await ask(tokens.access)
      if (answer.statusCode !== 401) return answer
      expect(clock.now() - issuedAt).toBeGreaterThan(ACCESS_TOKEN_MS - 1000)
      await refresh()
      return ask(tokens.access)
    },
  }
}
