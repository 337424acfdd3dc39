import { PASSWORD_COST } from '~/server/security/passwords'

import { login, register } from '../../support/calls'
import { buildTestApp, farmer } from '../../support/testApp'

/** That both compare one hash is counted in accounts.test; a ratio of times would depend on the machine. */
it('answers an unknown address and a wrong password alike, at the real cost of a password', async () => {
  const app = await buildTestApp({ passwordCost: PASSWORD_COST })
  await register(app)
  const wrong = await login(app, { email: farmer.email, password: 'wrong-guess' })
  const unknown = await login(app, { email: 'nobody@example.com', password: 'wrong-guess' })
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  await app.close()
})
