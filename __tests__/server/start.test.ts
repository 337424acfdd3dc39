import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endpoints } from '~/contract/endpoints'
import type { LogStream } from '~/server/http/plumbing/logging'
import type { RunningServer } from '~/server/lifecycle'
import { startServer } from '~/server/start'
import { VERSION } from '~/server/version'

import { createFakeClassifier, farmer, observations } from '../support/testApp'
import type { FakeClassify } from '../support/testApp'
import { freePort } from '../support/product'

const CONTACT = { CONTACT_PHONE: '0712 345 678', CONTACT_EMAIL: 'help@example.com', CONTACT_PLACE: 'Nakuru, Kenya' }
const SECRET = 'K8v3-qWz7_bTn2mXs5rLd9cGh4jPf6yA1eUoVi0tRkQ'

describe('the start', () => {
  let folder: string
  let dataDir: string
  let isClassifierOpen: boolean
  const running: RunningServer[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-start-'))
    dataDir = join(folder, 'data')
    isClassifierOpen = false
  })
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop()
    rmSync(folder, { recursive: true })
  })

  async function start(
    environment: Record<string, string> = {},
    classify?: FakeClassify,
    logStream?: LogStream,
    unknownSettings: string[] = [],
  ) {
    const server = await startServer({
      environment: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
      unknownSettings,
      modelDir: 'models/leaf',
      publicDir: join(folder, 'public'),
      workerFile: 'worker.js',
      logStream,
      createClassifier: async () => {
        isClassifierOpen = true
        const close = async () => {
          isClassifierOpen = false
        }
        return { ...createFakeClassifier(classify && { classify }), close }
      },
    })
    running.push(server)
    return server
  }
  const send = (url: string, payload: object) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) })
  const failureOf = (environment?: Record<string, string>) =>
    start(environment).then(() => 'started', (error: unknown) => (error as Error).message) // prettier-ignore

  it('keeps accounts and sessions after a restart', async () => {
    const first = await start()
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const { access, refresh } = await (await send(`${first.url}${endpoints.register.url}`, farmer)).json()
    await first.stop()
    const { url } = await start()
    const user = await fetch(`${url}${endpoints.getUser.url}`, { headers: { authorization: `Bearer ${access}` } })
    expect(await user.json()).toEqual({ user: { username: 'Wanjiru', credits: 5 } })
    expect((await send(`${url}${endpoints.refresh.url}`, { refresh })).status).toBe(200)
    expect((await send(`${url}${endpoints.login.url}`, farmer)).status).toBe(200)
  })

  it('generates a secret once that only its owner can read, and none when one is given', async () => {
    await (await start({ TOKEN_SECRET: SECRET })).stop()
    expect(readdirSync(dataDir)).not.toContain('token-secret')
    await (await start()).stop()
    const file = join(dataDir, 'token-secret')
    const secret = readFileSync(file, 'utf8')
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect([statSync(file).mode & 0o777, statSync(dataDir).mode & 0o777]).toEqual([0o600, 0o700])
    await (await start()).stop()
    expect(readFileSync(file, 'utf8')).toBe(secret)
  })

  it.each([
    ['token-secret', /^The token secret .+ is damaged; restore it, or delete it and everybody logs in again\.$/],
    ['jani.sqlite', /^The database file .+ cannot be used: file is not a database\.$/],
  ])('refuses a damaged %s, leaves it unchanged and closes what it has opened', async (name, sentence) => {
    mkdirSync(dataDir)
    const content = 'neither a secret nor a database '.repeat(100)
    writeFileSync(join(dataDir, name), content)
    expect(await failureOf()).toMatch(sentence)
    expect(readFileSync(join(dataDir, name), 'utf8')).toBe(content)
    expect(isClassifierOpen).toBe(false)
  })

  it('names a weak secret without printing it, before it creates anything', async () => {
    const message = await failureOf({ TOKEN_SECRET: 'hunter2' })
    expect(message).toMatch(/^The settings are not valid: TOKEN_SECRET must be random and carry 256 bits/)
    expect(message).not.toContain('hunter2')
    expect(readdirSync(folder)).toEqual([])
  })

  it('reports a port or host that it cannot have, and closes what it has opened', async () => {
    const { port } = new URL((await start()).url)
    const taken = `Port ${port} is taken by another program; stop it, or set PORT to another number.`
    expect(await failureOf({ PORT: port, DATA_DIR: join(folder, 'other') })).toBe(taken)
    expect(isClassifierOpen).toBe(false)
    const foreign = /^The server cannot listen on 192\.0\.2\.1:0 \(EADDRNOTAVAIL\)/
    expect(await failureOf({ HOST: '192.0.2.1', DATA_DIR: join(folder, 'other') })).toMatch(foreign)
    expect(isClassifierOpen).toBe(false)
  })

  it('reports a data folder that cannot be written', async () => {
    const sentence = /^The folder .+ \(DATA_DIR\) cannot be written: .+\.$/
    writeFileSync(dataDir, 'a file in its place')
    expect(await failureOf()).toMatch(sentence)
    rmSync(dataDir)
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o500)
    if (process.getuid?.() !== 0) expect(await failureOf()).toMatch(sentence)
    chmodSync(dataDir, 0o700)
  })

  it('refuses a data folder that cannot exist, without trying for ever', async () => {
    expect(await failureOf({ DATA_DIR: '/proc/jani' })).toBe(
      'The folder /proc/jani (DATA_DIR) cannot be written: it does not exist.',
    )
  })

  it('says in one sentence that the disk is full when it writes the first secret', async () => {
    jest.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    expect(await failureOf()).toBe(
      `The token secret ${join(dataDir, 'token-secret')} cannot be written: the disk is full.`,
    )
  })

  it('says in one line that placeholders stand in place of a contact', async () => {
    const warnings: string[] = []
    const logStream = { write: (line: string) => warnings.push((JSON.parse(line) as { msg: string }).msg) }
    for (const contact of [{}, CONTACT])
      await (await start({ LOG_LEVEL: 'warn', ...contact }, undefined, logStream)).stop()
    expect(warnings.filter((line) => line.includes('CONTACT'))).toEqual([
      expect.stringMatching(/^The pages show placeholders, which reach nobody, for CONTACT_PHONE, /),
    ])
  })

  it('says when other users can read or change the data folder or a file in it', async () => {
    const warnings = async () => {
      const lines: string[] = []
      await (await start({ LOG_LEVEL: 'warn', ...CONTACT }, undefined, { write: (line) => lines.push(line) })).stop()
      const written = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
      return written.filter(({ level }) => level >= 40).map(({ msg }) => msg)
    }
    const files = ['jani.sqlite', 'token-secret'].map((name) => join(dataDir, name))
    await warnings()
    for (const file of files) chmodSync(file, 0o600)
    expect(await warnings()).toEqual([])
    for (const file of files) chmodSync(file, 0o644)
    chmodSync(dataDir, 0o777)
    expect(await warnings()).toEqual([
      `${dataDir} is open to other users: chmod 700 ${dataDir}`,
      // SQLite gives its log and its index the mode of the file
      ...[files[0], `${files[0]}-shm`, `${files[0]}-wal`, files[1]].map(
        (file) => `${file} is open to other users: chmod 600 ${file}`,
      ),
    ])
  })

  it('says in JSON, at every level, what starts and when it stops', async () => {
    const lines: Record<string, unknown>[] = []
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const server = await start({ LOG_LEVEL: 'error', ...CONTACT }, undefined, logStream)
    await server.stop()
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'The database was migrated: 001.', level: 30 }),
      expect.objectContaining({
        msg: `Jani ${VERSION} is ready: ${server.url}`,
        version: VERSION,
        model: 'fake-1',
        database: 'sqlite',
        workers: expect.any(Number),
      }),
      expect.objectContaining({ msg: 'Jani was asked to stop, and serves on for 0 s.' }),
      expect.objectContaining({ msg: 'Jani has stopped.' }),
    ])
    lines.length = 0
    await (await start({ LOG_LEVEL: 'info', ...CONTACT }, undefined, logStream)).stop()
    expect(lines.filter(({ msg }) => !msg)).toEqual([])
    expect(lines.filter(({ msg }) => String(msg).includes('migrated'))).toEqual([])
  })

  it('warns of a name in .env that is no setting', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => lines.push((JSON.parse(line) as { msg: string }).msg) }
    await (await start({ LOG_LEVEL: 'warn' }, undefined, logStream, ['LOG_LEVL'])).stop()
    expect(lines).toContain('.env has LOG_LEVL, which is not in .env.example.')
  })

  it('reports figures of the database, the workers and the last backup', async () => {
    const port = await freePort()
    await start({ METRICS_PORT: String(port) })
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toMatch(/^jani_ledger_audit_timestamp_seconds \d/m)
    expect(text).toMatch(/^jani_ledger_discrepancies \w/m)
    for (const line of [
      'jani_ready 1',
      'jani_outbox_mails 0',
      'jani_backup_timestamp_seconds 0',
      'jani_workers_alive 1',
      'jani_inference_capacity +Inf',
      'jani_worker_restarts_total 0',
    ])
      expect(text.replaceAll('Infinity', '+Inf').split('\n')).toContain(line)
  })

  it('stops only after an open request has been answered', async () => {
    let release: () => void = () => undefined
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const server = await start({}, async () => {
      begin()
      await new Promise<void>((resolve) => (release = resolve))
      return observations.confident
    })
    const { access } = await (await send(`${server.url}${endpoints.register.url}`, farmer)).json()
    const body = new FormData()
    body.append('image', new Blob(['a photo']), 'leaf.jpg')
    const headers = { authorization: `Bearer ${access}` }
    const response = fetch(`${server.url}${endpoints.predict.url}`, { method: 'POST', headers, body })
    await begun
    const stopped = server.stop()
    await expect(fetch(server.url)).rejects.toThrow()
    expect(isClassifierOpen).toBe(true)
    release()
    expect(await (await response).json()).toMatchObject({ credits: 4 })
    await stopped
    expect(isClassifierOpen).toBe(false)
  })
})
