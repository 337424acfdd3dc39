import { diagnose, getUser, login, refresh, register } from '../support/calls'
import { buildTestApp, farmer } from '../support/testApp'

/** Odd and malformed requests, the database, metrics and a real photo are in the stress tests. */
it('the log at the most verbose level names no address, password, token or photo', async () => {
  const lines: string[] = []
  const app = await buildTestApp({
    environment: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  })
  const { access, refresh: token } = (await register(app)).json<{ access: string; refresh: string }>()
  await register(app)
  await login(app, { ...farmer, password: 'a-wrong-guess' })
  await refresh(app, `${token}x`)
  await getUser(app, `${access}x`)
  await diagnose(app, access, { content: Buffer.from('a-marked-photo'), field: farmer.email })
  await diagnose(app, access, { content: Buffer.from('a-marked-photo') })
  await app.close()
  expect(lines.length).toBeGreaterThan(10)
  const secrets = [farmer.email, farmer.username, farmer.password, 'a-wrong-guess', access, token, 'a-marked-photo']
  const log = lines.join('').toLowerCase()
  expect(secrets.filter((secret) => log.includes(secret.toLowerCase()))).toEqual([])
})
