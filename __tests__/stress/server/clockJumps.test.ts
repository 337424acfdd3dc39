import fc from 'fast-check'

import { creditsOf, diagnose, getUser, register } from '../../support/calls'
import { createClock, createClockWorld } from '../../support/clockWorld'
import type { ClockWorld, ClockedFarmer, Place } from '../../support/clockWorld'
import { bytesOf, expectScan, learnReports, newModel } from '../../support/creditModel'
import type { CreditModel, Scan } from '../../support/creditModel'
import { databases } from '../../support/databases'
import { brokenPromises, countsOf } from '../../support/scans'
import { buildTestApp, farmer, observations } from '../../support/testApp'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const PHOTOS = [0, 1, 2]
const HISTORIES = 300
const SEED = 20_261_121

jest.setTimeout(600_000)
afterEach(() => jest.useRealTimers())

type Step = { jumpMs: number; passMs: number } & (
  | { call: 'scan'; scan: Scan }
  | { call: 'getUser' | 'refresh' }
  | { call: 'login'; place: Place }
  | { call: 'guess'; place: Place; times: number; isPatient: boolean }
)

const clockMoves = {
  jumpMs: fc.constantFrom(0, 0, 0, 0, HOUR_MS, HOUR_MS, -HOUR_MS, -HOUR_MS, -1000, -30_000),
  passMs: fc.constantFrom(0, 0, 1, MINUTE_MS, 10 * MINUTE_MS),
}
const place = fc.constantFrom<Place>('home', 'elsewhere')
const scanStep = fc.record({
  ...clockMoves,
  call: fc.constant('scan' as const),
  scan: fc.record({
    photo: fc.constantFrom(...PHOTOS),
    key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  }),
})
const sessionStep = fc.record({ ...clockMoves, call: fc.constantFrom('getUser' as const, 'refresh' as const) })
const loginStep = fc.record({ ...clockMoves, call: fc.constant('login' as const), place })
const guessStep = fc.record({
  ...clockMoves,
  call: fc.constant('guess' as const),
  place,
  times: fc.integer({ min: 1, max: 6 }),
  isPatient: fc.boolean(),
})
const histories = fc.array(fc.oneof(scanStep, scanStep, scanStep, sessionStep, loginStep, guessStep, guessStep), {
  minLength: 5,
  maxLength: 25,
})

type History = { world: ClockWorld; person: ClockedFarmer; model: CreditModel; seen: typeof NOTHING_SEEN }

const NOTHING_SEEN = { 'jumps of an hour': 0, 'free repeats': 0, 'keys refused': 0, waits: 0, longestWaitSeconds: 0 }

async function scan({ world, person, model, seen }: History, what: Scan) {
  const options = { content: bytesOf(what.photo), ...(what.key !== undefined && { key: what.key }) }
  const { statusCode, body } = await person.call((access) => diagnose(world.app, access, options))
  const { diagnoses } = model
  const expected = expectScan(model, what)
  expect({ status: statusCode, body: expected.body && body }).toEqual(expected)
  if (statusCode === 200 && model.diagnoses === diagnoses) seen['free repeats']++
  if (statusCode === 422) seen['keys refused']++
}

async function take(history: History, step: Step) {
  const { world, person, model, seen } = history
  world.clock.pass(step.passMs)
  if (world.clock.jump(step.jumpMs) && Math.abs(step.jumpMs) === HOUR_MS) seen['jumps of an hour']++
  model.now = world.clock.now()
  if (step.call === 'scan') await scan(history, step.scan)
  if (step.call === 'refresh') await person.refresh()
  if (step.call === 'getUser') {
    const answer = await person.call((access) => getUser(world.app, access))
    expect(answer.json()).toEqual({ user: { username: farmer.username, credits: model.balance } })
  }
  if (step.call === 'login') {
    const answer = await person.insist(farmer.password, step.place)
    if (step.place === 'home') person.take(answer)
  }
  if (step.call === 'guess')
    for (let time = 0; time < step.times; time++)
      await (step.isPatient ? person.insist('wrong-guess', step.place) : person.guess(step.place))
}

describe.each(databases)('a clock on $name that is set an hour on or back', ({ open }) => {
  it('ends no session, charges nothing twice and keeps nobody out for long', async () => {
    const database = await open()
    const { db } = database
    const world = await createClockWorld(db)
    await learnReports(PHOTOS)
    const seen = { ...NOTHING_SEEN }

    async function live(steps: Step[]) {
      const person = await world.newcomer()
      const model = newModel(world.clock.now())
      for (const step of steps) await take({ world, person, model, seen }, step)
      await person.refresh()
      const { balance: credits, diagnoses, entries } = model
      expect(await countsOf(db, person.id)).toEqual({ credits, diagnoses, entries })
      seen.waits += person.waits.length
      seen.longestWaitSeconds = Math.max(seen.longestWaitSeconds, ...person.waits)
    }

    await fc.assert(fc.asyncProperty(histories, live), { numRuns: HISTORIES, seed: SEED })
    expect(await brokenPromises(db)).toEqual([])
    // a history in which nothing of this kind happens proves nothing
    expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([])
    await world.app.close()
    await database.close()
  })
})

it('a clock that jumps while a scan runs does not touch its deadline', async () => {
  const clock = createClock()
  const app = await buildTestApp({
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
