import { randomUUID } from 'node:crypto'

import fc from 'fast-check'

import type { AccessResponse } from '~/contract/responses'
import { createSessionTokens } from '~/server/domain/sessionTokens'
import { createSessionRepository } from '~/server/persistence/sessionRepository'
import { createUserRepository } from '~/server/persistence/userRepository'
import { createAccessTokens } from '~/server/security/accessTokens'
import { createKeyedHash } from '~/server/security/keyedHash'
import { createRefreshTokens } from '~/server/security/refreshTokens'

import type { TestDatabase } from './databases'
import { LIMITS, MINUTE_MS, history, isAlive, present } from './sessionModel'
import type { Actor, Model, Presentation, Step } from './sessionModel'
import { TEST_SECRET } from './testApp'

const SEED = 20_261_121
const ACCESS_MS = 10 * MINUTE_MS
const NETWORK = { network: '192.0.2.1' }
const visitorOf = (deviceToken: string | undefined) => ({ ...NETWORK, deviceToken })

/** Random histories of a session, each compared with a model; no token works after the end of its session. */
export async function runSessionHistories(open: () => Promise<TestDatabase>, count: number) {
  const database = await open()
  let now = Date.UTC(2030, 0, 1)
  const clock = () => now
  const figures = { races: 0, ended: 0, succeededAfterTheEnd: 0 }
  const person = { username: 'Otieno', email: 'otieno@example.com', passwordHash: 'h', credits: 5 }
  const accountId = (await createUserRepository(database.db, clock).add(person))!.id

  const createTokens = () =>
    createSessionTokens({
      sessions: createSessionRepository(database.db, LIMITS),
      accessTokens: createAccessTokens({ secret: TEST_SECRET, lifetimeSeconds: ACCESS_MS / 1000, now: clock }),
      refreshTokens: createRefreshTokens(TEST_SECRET),
      keyedHash: createKeyedHash(TEST_SECRET),
      requestLimits: { account: { consume: async () => undefined }, address: { consume: async () => undefined } },
      bindsSessions: true,
      newId: randomUUID,
      now: clock,
    })

  /** One session of the real thing beside the model; every step is taken by both and compared. */
  async function start(keepsCookies: boolean) {
    const tokens = createTokens()
    const deviceToken = randomUUID()
    const first = await tokens.open(accountId, { deviceToken, isKept: false })
    const chain = [first.refresh]
    const accesses = [{ access: first.access, issuedAt: now }]
    let stored = 0
    const held: Record<Actor, number> = { tab: 0, otherTab: 0, thief: 0, otherThief: 0 }
    let model: Model = { newest: 0, hasEnded: false, isBound: false, openedAt: now, usedAt: now, now }

    const isOwner = (who: Actor) => who === 'tab' || who === 'otherTab'
    const numberOf = ({ who, back }: Presentation) => Math.max(0, held[who] - back)
    const hasDeviceToken = (who: Actor) => keepsCookies && isOwner(who)
    const send = (presentation: Presentation) =>
      tokens
        .refresh(chain[numberOf(presentation)]!, visitorOf(hasDeviceToken(presentation.who) ? deviceToken : undefined))
        .catch(() => undefined)

    function learn(who: Actor, answer: AccessResponse, number: number, isLost: boolean) {
      chain[number] ??= answer.refresh
      expect(answer.refresh).toBe(chain[number])
      accesses.push({ access: answer.access, issuedAt: now })
      if (isLost) return
      held[who] = number
      if (isOwner(who)) stored = number
    }

    async function race(one: Presentation, other: Presentation) {
      const started = model
      const [a, b] = await Promise.all([send(one), send(other)])
      const inTurn = ([first, second]: [Presentation, Presentation]) => {
        const after = present(started, numberOf(first), hasDeviceToken(first.who))
        const last = present(after.model, numberOf(second), hasDeviceToken(second.who))
        return { model: last.model, answers: new Map([[first, after.answer], [second, last.answer]]) } // prettier-ignore
      }
      const seen = [a !== undefined, b !== undefined]
      const possible = [inTurn([one, other]), inTurn([other, one])].find(
        ({ answers }) => (answers.get(one) !== undefined) === seen[0] && (answers.get(other) !== undefined) === seen[1],
      )
      expect(possible).toBeDefined()
      model = possible!.model
      if (a) learn(one.who, a, possible!.answers.get(one)!, false)
      if (b) learn(other.who, b, possible!.answers.get(other)!, false)
      figures.races++
    }

    async function refresh(step: Presentation & { isLost: boolean }) {
      const wasOver = model.hasEnded
      const { model: after, answer } = present(model, numberOf(step), hasDeviceToken(step.who))
      const real = await send(step)
      if (wasOver && real) figures.succeededAfterTheEnd++
      expect(real !== undefined).toBe(answer !== undefined)
      model = after
      if (real) learn(step.who, real, answer!, step.isLost)
    }

    async function take(step: Step) {
      if (step.kind === 'advance') now += step.ms
      model = { ...model, now }
      if (step.kind === 'reload') held[step.who] = stored
      if (step.kind === 'refresh') await refresh(step)
      if (step.kind === 'race') await race(step.one, step.other)
      if (step.kind === 'logOut') {
        await tokens.end({ refresh: chain[held[step.who]], access: undefined })
        model = { ...model, hasEnded: true }
      }
    }

    /** Every access token ever given out is good as long as the session lives, and ten minutes at most. */
    async function checkAccess() {
      for (const { access, issuedAt } of accesses.slice(-2)) {
        const isGood = await tokens.currentUserOf(access, NETWORK).then(
          () => true,
          () => false,
        )
        expect(isGood).toBe(isAlive(model) && now - issuedAt < ACCESS_MS)
      }
    }

    /** Once it has ended, no token of it is ever good again, whoever holds it. */
    async function checkEnd() {
      if (!model.hasEnded) return
      figures.ended++
      for (const token of chain.slice(-3))
        for (const shown of [undefined, deviceToken]) {
          const real = await tokens.refresh(token, visitorOf(shown)).catch(() => undefined)
          if (real) figures.succeededAfterTheEnd++
        }
    }

    return { take, checkAccess, checkEnd, chain }
  }

  const property = fc.asyncProperty(history, async ({ keepsCookies, steps }) => {
    const session = await start(keepsCookies)
    for (const step of steps) {
      await session.take(step)
      await session.checkAccess()
    }
    await session.checkEnd()
    expect(new Set(session.chain).size).toBe(session.chain.length)
  })
  await fc.assert(property, { numRuns: count, seed: SEED })
  expect(figures.succeededAfterTheEnd).toBe(0)
  // histories in which nothing of this kind happens prove nothing
  expect(figures.ended).toBeGreaterThan(count / 10)
  expect(figures.races).toBeGreaterThan(count / 10)
  await database.close()
}
