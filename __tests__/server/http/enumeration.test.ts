import { login, register } from '../../support/calls'
import { campaign } from '../../support/campaign'
import { buildTestApp, farmer } from '../../support/testApp'
import { PASSWORD_COST } from '~/server/security/passwords'

const repeats = campaign('enumeration', 3)
const LARGEST_DIFFERENCE = 0.03

/** By the clock only in the campaign, on a quiet machine; that both compare one hash is counted in accounts.test. */
it('an unknown address and a wrong password take the same work and say the same', async () => {
  const app = await buildTestApp({ passwordCost: PASSWORD_COST })
  await register(app)
  const timed = async (email: string) => {
    const start = performance.now()
    const { statusCode, body } = await login(app, { email, password: 'wrong-guess' })
    return { ms: performance.now() - start, told: `${statusCode} ${body}` }
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < repeats.count; pair++) {
    const [wrong, nobody] = [await timed(farmer.email), await timed(`nobody${pair}@example.com`)]
    expect(nobody.told).toBe(wrong.told)
    known.push(wrong.ms)
    unknown.push(nobody.ms)
  }
  const [wrongMs, nobodyMs] = [median(known), median(unknown)]
  const difference = Math.abs(wrongMs - nobodyMs) / wrongMs
  repeats.record({
    pairs: repeats.count,
    'wrong password, median ms': wrongMs.toFixed(2),
    'unknown address, median ms': nobodyMs.toFixed(2),
    'difference, %': (100 * difference).toFixed(2),
  })
  if (repeats.isAsked) expect(difference).toBeLessThanOrEqual(LARGEST_DIFFERENCE)
  await app.close()
})

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
