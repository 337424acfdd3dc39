import fc from 'fast-check'

import { endpoints } from '~/contract/endpoints'

import { getUser, login, refresh, register } from '../../support/calls'
import { databases } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'

const HISTORIES = 60

/** Each step presents one token of the session again: 0 is the newest known, 1 the one before it, and so on. */
const history = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 })

describe.each(databases)('any history of refreshes on $name', ({ open }) => {
  it('goes as the rule says: active rotates, parent repeats, older ends everything', async () => {
    const database = await open()
    const app = await buildTestApp({ db: database.db })
    await register(app)

    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const session = (await login(app, farmer)).json()
        const tokens: string[] = [session.refresh]
        let revoked = false
        for (const back of steps) {
          const index = Math.max(0, tokens.length - 1 - back)
          const age = tokens.length - 1 - index
          const answer = await refresh(app, tokens[index]!)
          if (age > 1) revoked = true
          expect(answer.statusCode).toBe(revoked ? 401 : 200)
          if (!revoked && age === 0) tokens.push(answer.json().refresh)
          if (!revoked && age === 1) expect(answer.json().refresh).toBe(tokens.at(-1))
          expect((await getUser(app, session.access)).statusCode).toBe(revoked ? 401 : 200)
        }
        expect(new Set(tokens).size).toBe(tokens.length)
      }),
      { numRuns: HISTORIES },
    )
    expect((await app.inject({ ...endpoints.login, payload: farmer })).statusCode).toBe(200)
    await app.close()
    await database.close()
  })
})
