import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'

const run = promisify(execFile)
const RUST = 'Corn_(maize)___Common_rust_'

describe('the server, asked to stop', () => {
  let data: Awaited<ReturnType<typeof newDataDir>>
  beforeEach(async () => {
    data = await newDataDir()
  })
  afterEach(() => data.remove())

  const start = async (env: Record<string, string> = {}) =>
    startProduct({ dataDir: data.folder, port: await freePort(), env })
  const readiness = async ({ url }: RunningProduct) => (await fetch(`${url}/readyz`)).status
  async function becomesUnready(server: RunningProduct) {
    for (const deadline = performance.now() + 1_500; performance.now() < deadline;)
      if ((await readiness(server)) === 503) return true
    return false
  }

  it('is unready at once and serves everything else until it has drained', async () => {
    const server = await start({ DRAIN_SECONDS: '2' })
    const body = JSON.stringify({ username: 'Wanjiru', email: 'drain@example.com', password: 'Shamba-ya-mahindi-7' })
    const headers = { 'content-type': 'application/json' }
    const registered = await fetch(server.url + endpoints.register.url, { method: 'POST', headers, body })
    const { access } = (await registered.json()) as AuthResponse
    expect(await readiness(server)).toBe(200)
    server.signal('SIGTERM')
    expect(await becomesUnready(server)).toBe(true)
    const user = await fetch(server.url + endpoints.getUser.url, { headers: { authorization: `Bearer ${access}` } })
    expect(user.status).toBe(200)
    expect(await server.ended()).toBe(0)
  })

  it('exits with 1 at a second signal', async () => {
    const server = await start({ DRAIN_SECONDS: '60' })
    server.signal('SIGTERM')
    expect(await becomesUnready(server)).toBe(true)
    server.signal('SIGTERM')
    expect(await server.ended()).toBe(1)
  })

  it('takes the second SIGINT of one Ctrl-C, which npm passes on, for the same signal', async () => {
    const server = await start()
    server.signal('SIGINT')
    server.signal('SIGINT')
    expect(await server.ended()).toBe(0)
  })
})

describe('npm run evaluate', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jani-evaluate-'))
    for (const [label, photo] of [
      [RUST, photos.maizeRust],
      ['unsupported_crop', photos.cutting],
    ] as const) {
      mkdirSync(path.join(folder, 'photos', label), { recursive: true })
      writeFileSync(path.join(folder, 'photos', label, 'leaf'), photo)
    }
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const evaluate = (...args: string[]) =>
    run(process.execPath, [path.resolve('dist/server/evaluate.js'), ...args], {
      env: { ...process.env, INIT_CWD: folder },
    })

  it('prints the figures of the shipped network, or of another one, and the same for told crops with refusals apart', async () => {
    const shipped = JSON.parse((await evaluate('photos')).stdout) as Record<string, unknown>
    expect(shipped).toMatchObject({ photos: 2, top1: 1, perClass: { [RUST]: { photos: 1, top1: 1 } } })
    expect(shipped['rejected']).toMatchObject({ unsupported_crop: expect.any(Number) })
    cpSync('models/leaf', path.join(folder, 'network'), { recursive: true })
    const { stdout } = await evaluate('photos', 'network', '--told-crop', '--seed', '2')
    const told = JSON.parse(stdout) as Record<string, unknown>
    expect(told).toMatchObject({ photos: 1, top1: 1, rejected: { unsupported_crop: null }, toldOther: 1 })
    expect(Object.keys(told)).toEqual([...Object.keys(shipped), 'toldOther'])
  })

  it('says in one sentence which folder is missing', async () => {
    for (const [args, sentence] of [
      [['nowhere'], /The folder .*nowhere cannot be read\./],
      [['photos', 'nowhere'], /The leaf model is incomplete: .*nowhere/],
      [[], /Say which folder/],
    ] as const)
      await expect(evaluate(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) })
  })
})
