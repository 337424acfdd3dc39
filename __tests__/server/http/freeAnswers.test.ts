import { limitsOf } from '~/server/domain/limits'

import { creditsOf, diagnose, signUp } from '../../support/calls'
import { fakeDate } from '../../support/fakeDate'
import { NO_LIMITS, buildTestApp, observations } from '../../support/testApp'

const { freeAnswers } = limitsOf({ signUpsPerHour: 30, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
it('gives twenty answers a day for nothing, then 429 with a sentence until the next day', async () => {
  const clock = fakeDate()
  const app = await buildTestApp({ limits: { ...NO_LIMITS, freeAnswers }, observation: observations.tooDark })
  const { access } = await signUp(app)
  const scan = (number: number) => diagnose(app, access, { content: Buffer.from(`photo ${number}`) })
  for (let number = 0; number < 20; number++) expect((await scan(number)).statusCode).toBe(200)
  const refused = await scan(20)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    detail: 'Many of your photos today could not be diagnosed. Please try again tomorrow.',
  })
  expect(refused.headers['retry-after']).toBe('86400')
  expect(await creditsOf(app, access)).toBe(5)
  clock.pass(24 * 3_600_000)
  expect((await scan(21)).statusCode).toBe(200)
  await app.close()
  jest.useRealTimers()
})
