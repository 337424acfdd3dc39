import { endpoints } from '~/contract/endpoints'
import type { AccessResponse } from '~/contract/responses'

import { getUser, refresh, register } from '../support/calls'
import { databases } from '../support/databases'
import { seededRandom } from '../support/random'
import { buildTestApp, farmer } from '../support/testApp'
import { ROUNDS } from './load'

const STEPS = 12
const HOLDERS = ['tab', 'other tab', 'thief'] as const

jest.setTimeout(600_000)

it.each(databases)('accepts no token on $name after its session has ended, copied or not', async ({ open }) => {
  const { db, close } = await open()
  let now = Date.UTC(2030, 0, 1)
  const app = await buildTestApp({ db, now: () => now, environment: { ACCESS_TOKEN_SECONDS: '86400' } })
  const { below, pick } = seededRandom()
  let endedByTheft = 0
  for (let round = 0; round < ROUNDS * 5; round++) {
    const first = (await register(app, { ...farmer, email: `f${round}@example.com` })).json<AccessResponse>()
    const issued = [first]
    const held = { tab: first, 'other tab': first, thief: first }
    let rejections = 0
    const hasEnded = () => rejections > 0
    const present = async (holder: (typeof HOLDERS)[number]) => {
      const response = await refresh(app, held[holder].refresh)
      expect([200, 401]).toContain(response.statusCode)
      if (response.statusCode === 401) rejections++
      else issued.push((held[holder] = response.json<AccessResponse>()))
    }
    for (let step = 0; step < STEPS && !hasEnded(); step++) {
      now += pick([1, 10_000, 3_600_000])
      const holder = pick(HOLDERS)
      if (below(4) === 0) await Promise.all([present(holder), present(pick(HOLDERS))])
      else await present(holder)
      if (!hasEnded() && holder !== 'thief') held[pick(['tab', 'other tab'] as const)] = held[holder] // reads storage again
    }
    if (hasEnded()) endedByTheft++
    else await app.inject({ ...endpoints.logout, payload: { refresh: pick(issued).refresh } })
    for (const token of issued) {
      expect((await getUser(app, token.access)).statusCode).toBe(401)
      expect((await refresh(app, token.refresh)).statusCode).toBe(401)
    }
  }
  expect(endedByTheft).toBeGreaterThan(ROUNDS / 2)
  await app.close()
  await close()
})
