import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endpoints } from '~/contract/endpoints'
import type { Classifier } from '~/server/domain/classifier'
import { startServer } from '~/server/start'
import type { RunningServer } from '~/server/start'

import { createFakeClassifier, farmer, observations } from '../support/testApp'

const SECRET = 'K8v3-qWz7_bTn2mXs5rLd9cGh4jPf6yA1eUoVi0tRkQ'

describe('the start', () => {
  let folder: string
  let open: string[]
  const running: RunningServer[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-start-'))
    open = []
  })
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop()
    rmSync(folder, { recursive: true })
  })

  const dataDir = () => join(folder, 'data')
  const createClassifier = async (classify?: Classifier['classify']): Promise<Classifier> => {
    open.push('classifier')
    const close = async () => void open.splice(open.indexOf('classifier'), 1)
    return { ...createFakeClassifier(classify && { classify }), close }
  }

  async function start(environment: Record<string, string> = {}, create: () => Promise<Classifier> = createClassifier) {
    const server = await startServer({
      environment: { PORT: '0', DATA_DIR: dataDir(), LOG_LEVEL: 'silent', ...environment },
      modelDir: 'models/leaf',
      publicDir: join(folder, 'public'),
      workerFile: 'worker.js',
      createClassifier: () => create(),
    })
    running.push(server)
    return server
  }

  const send = (url: string, payload: object) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) })
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => 'started',
      (error: unknown) => (error as Error).message,
    )

  it('keeps accounts and sessions after a restart', async () => {
    const first = await start()
    const { access, refresh } = await (await send(`${first.url}${endpoints.register.url}`, farmer)).json()
    await first.stop()
    const second = await start()
    const user = await fetch(`${second.url}${endpoints.getUser.url}`, {
      headers: { authorization: `Bearer ${access}` },
    })
    expect(await user.json()).toEqual({ user: { username: 'Wanjiru', credits: 5 } })
    expect((await send(`${second.url}${endpoints.refresh.url}`, { refresh })).status).toBe(200)
    expect((await send(`${second.url}${endpoints.login.url}`, farmer)).status).toBe(200)
  })

  it('generates a secret once that only its owner can read', async () => {
    await (await start()).stop()
    const file = join(dataDir(), 'token-secret')
    const secret = readFileSync(file, 'utf8')
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(dataDir()).mode & 0o777).toBe(0o700)
    await (await start()).stop()
    expect(readFileSync(file, 'utf8')).toBe(secret)
  })

  it('generates no secret when one is given', async () => {
    await start({ TOKEN_SECRET: SECRET })
    expect(readdirSync(dataDir())).not.toContain('token-secret')
  })

  it('refuses a damaged secret instead of logging everybody out', async () => {
    mkdirSync(dataDir())
    writeFileSync(join(dataDir(), 'token-secret'), 'half')
    expect(await failure(start())).toBe(
      `The token secret ${join(dataDir(), 'token-secret')} is damaged; restore it, or delete it and everybody logs in again.`,
    )
    expect(open).toEqual([])
  })

  it('reports a port that is taken and closes what it has opened', async () => {
    const other = await occupy()
    const { port } = other.address() as AddressInfo
    expect(await failure(start({ PORT: String(port) }))).toBe(
      `Port ${port} is taken by another program; stop it, or set PORT to another number.`,
    )
    expect(open).toEqual([])
    other.close()
    await start()
  })

  it('reports a host that is not an address of this machine', async () => {
    expect(await failure(start({ HOST: '192.0.2.1' }))).toMatch(
      /^The server cannot listen on 192\.0\.2\.1:0 \(EADDRNOTAVAIL\)/,
    )
    expect(open).toEqual([])
  })

  it('reports a data folder that cannot be written', async () => {
    writeFileSync(dataDir(), 'a file in its place')
    expect(await failure(start())).toMatch(/^The folder .+ \(DATA_DIR\) cannot be written: .+\.$/)
    rmSync(dataDir())
    mkdirSync(dataDir())
    chmodSync(dataDir(), 0o500)
    if (process.getuid?.() !== 0)
      expect(await failure(start())).toMatch(/^The folder .+ \(DATA_DIR\) cannot be written: .+\.$/)
    chmodSync(dataDir(), 0o700)
  })

  it('stops only after an open request has been answered', async () => {
    let release: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      const classify = () => {
        resolve()
        return new Promise<typeof observations.confident>((answer) => {
          release = () => {
            answer(observations.confident)
          }
        })
      }
      running.length = 0
      void start({}, () => createClassifier(classify)).then((server) => void scan(server))
    })
    let answer: Promise<Response> | undefined
    async function scan({ url }: RunningServer) {
      const { access } = await (await send(`${url}${endpoints.register.url}`, farmer)).json()
      const body = new FormData()
      body.append('image', new Blob(['a photo']), 'leaf.jpg')
      answer = fetch(`${url}${endpoints.predict.url}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access}` },
        body,
      })
    }
    await begun
    const server = running[0]!
    const stopped = server.stop()
    await expect(fetch(server.url)).rejects.toThrow()
    expect(open).toEqual(['classifier'])
    release()
    const result = await answer!
    expect(result.status).toBe(200)
    expect(await result.json()).toMatchObject({ credits: 4 })
    await stopped
    expect(open).toEqual([])
  })
})

async function occupy(): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
