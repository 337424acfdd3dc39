import fc from 'fast-check'

import { openDatabase } from '~/server/persistence/database'
import { migrate } from '~/server/persistence/migrate'

import { creditsOf, diagnose, getUser, login, refresh, register } from '../../support/calls'
import { campaign } from '../../support/campaign'
import { buildTestApp, farmer, observations } from '../../support/testApp'

const HOUR_MS = 60 * 60 * 1000
const jumps = campaign('clockJumps', 20)

jest.setTimeout(jumps.timeoutMs(120_000))

/** A clock that can be set. */
function createClock() {
  let now = Date.now()
  return { now: () => now, jump: (ms: number) => (now += ms) }
}

type Step = { jumpMs: number; call: 'scan' | 'getUser' | 'refresh' | 'login' }

async function live(steps: Step[]) {
  const clock = createClock()
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await migrate(db)
  const app = await buildTestApp({ db, now: clock.now })
  let tokens = (await register(app)).json()
  let issuedAt = clock.now()
  let paid = 0
  const calls = {
    scan: async () => {
      const answer = await diagnose(app, tokens.access)
      if (answer.statusCode === 200) paid++
      return answer
    },
    getUser: () => getUser(app, tokens.access),
    refresh: () => refresh(app, tokens.refresh),
    login: () => login(app, farmer),
  }
  for (const { jumpMs, call } of steps) {
    clock.jump(jumpMs)
    const answer = await calls[call]()
    const isExpired = Math.abs(clock.now() - issuedAt) > 20 * 60 * 1000
    const expected = call === 'scan' ? [200, 402] : [200]
    const needsAccess = call === 'scan' || call === 'getUser'
    expect(needsAccess && isExpired ? [401, ...expected] : expected).toContain(answer.statusCode)
    if (needsAccess) continue
    tokens = { ...tokens, ...answer.json() }
    issuedAt = clock.now()
  }
  tokens = (await login(app, farmer)).json()
  expect(await creditsOf(app, tokens.access)).toBe(5 - paid)
  await app.close()
  await db.destroy()
}

it('a clock set an hour on or back ends no session, charges nothing twice and breaks nothing', async () => {
  const step = fc.record<Step>({
    jumpMs: fc.constantFrom(0, 0, HOUR_MS, -HOUR_MS, 1, -1000),
    call: fc.constantFrom('scan', 'getUser', 'refresh', 'login'),
  })
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), live), {
    numRuns: jumps.count,
    seed: jumps.seed,
  })
  jumps.record({ 'histories with jumps of an hour': jumps.count, divergences: 0 })
})

it('a clock that jumps while a scan runs does not touch its deadline', async () => {
  const clock = createClock()
  const app = await buildTestApp({
    now: clock.now,
    classify: async () => {
      clock.jump(HOUR_MS)
      await new Promise(setImmediate)
      clock.jump(-2 * HOUR_MS)
      return observations.confident
    },
  })
  const { access } = (await register(app)).json()
  expect((await diagnose(app, access)).statusCode).toBe(200)
  clock.jump(HOUR_MS)
  expect(await creditsOf(app, access)).toBe(4)
  await app.close()
})
