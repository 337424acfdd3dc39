import { refresh, refreshed, signUp } from '../../support/calls'
import { buildTestApp } from '../../support/testApp'

/** At the level that is the default. */
async function withLog() {
  const lines: string[] = []
  const app = await buildTestApp({
    environment: { LOG_LEVEL: 'warn' },
    logStream: { write: (line) => lines.push(line) },
  })
  return { app, lines, events: () => lines.map((line) => JSON.parse(line) as { level: number; msg: string }) }
}

it('logs once, without the token, that a copied refresh token has ended a session', async () => {
  const { app, lines, events } = await withLog()
  const first = await signUp(app)
  const second = await refreshed(app, first.refresh)
  const third = await refreshed(app, second.refresh)
  expect(lines).toEqual([])

  for (const copied of [first.refresh, first.refresh, third.refresh])
    expect((await refresh(app, copied)).statusCode).toBe(401)
  expect(events()).toEqual([expect.objectContaining({ level: 40, msg: expect.stringMatching(/^A session was ended/) })])
  for (const { access, refresh: token } of [first, second, third]) {
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).not.toContain(access)
  }
  await app.close()
})

it('does not log a token that is not ours', async () => {
  const { app, lines } = await withLog()
  expect((await refresh(app, 'nonsense')).statusCode).toBe(401)
  expect(lines).toEqual([])
  await app.close()
})
