import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endpoints } from '~/contract/endpoints'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import type { RunningServer } from '~/server/lifecycle'
import { startServer } from '~/server/start'
import { startInference } from '~/server/startInference'
import { VERSION } from '~/server/version'

import { creditsOf, diagnose, signUp } from '../stress/load'
import { INFERENCE_SECRET, connectTo } from '../support/inferenceServers'
import { freePort } from '../support/product'
import { until } from '../support/rawHttp'
import { createFakeClassifier } from '../support/testApp'

const PHOTO = Buffer.from('a leaf')

describe('a web server with inference in another process', () => {
  let folder: string
  let version: string
  const running: RunningServer[] = []
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jani-inference-'))
    version = (await connectTo([])).version
  })
  afterEach(async () => {
    for (const server of running.splice(0).reverse()) await server.stop()
    rmSync(folder, { recursive: true })
  })
  const keep = (server: RunningServer) => {
    running.push(server)
    return server
  }

  async function startBoth(classifier: Partial<Classifier> = {}, environment = {}, said: string[] = []) {
    const shared = { PORT: '0', LOG_LEVEL: 'silent', INFERENCE_SECRET }
    const folders = { modelDir: 'models/leaf', workerFile: 'worker.js' }
    const inference = keep(
      await startInference({
        ...folders,
        environment: { ...shared, ...environment },
        unknownSettings: ['LOG_LEVL'],
        logStream: { write: (line) => said.push((JSON.parse(line) as { msg: string }).msg) },
        createClassifier: async () => ({ ...createFakeClassifier(), version, ...classifier }),
      }),
    )
    const web = keep(
      await startServer({
        ...folders,
        environment: { ...shared, DATA_DIR: folder, INFERENCE_URL: inference.url },
        publicDir: folder,
        createClassifier: () => Promise.reject(new Error('It has workers of its own.')),
      }),
    )
    return { inference, web }
  }
  const stop = async (server: RunningServer) => {
    running.splice(running.indexOf(server), 1)
    await server.stop()
  }
  const statusOf = async (url: string) => (await fetch(url)).status

  it('answers scans by it, and counts them in both', async () => {
    const port = await freePort()
    const accounts: (string | undefined)[] = []
    const classify: Classifier['classify'] = (photo, options) => {
      accounts.push(options?.accountId)
      return createFakeClassifier().classify(photo)
    }
    const { web } = await startBoth({ classify }, { METRICS_PORT: String(port) })
    const { access } = await signUp(web.url)
    expect(await diagnose(web.url, access, PHOTO)).toMatchObject({ status: 200 })
    expect(await creditsOf(web.url, access)).toBe(4)
    expect(accounts).toEqual([expect.stringMatching(/^[\w-]+$/)])
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain('jani_inference_duration_seconds_count{outcome="done"} 1')
    expect(metrics).toContain('jani_workers_alive 1')
    expect(await statusOf(`http://127.0.0.1:${port}/stats`)).toBe(404)
  })

  it('answers 503 before the upload while all workers are busy or the process is away, and charges nothing', async () => {
    let isFree = false
    const { inference, web } = await startBoth({ hasCapacity: () => isFree })
    const { access } = await signUp(web.url)
    const statusWithoutBody = async () => {
      const headers = { authorization: `Bearer ${access}`, 'content-type': 'text/plain' } // 400 if it were read
      return (await fetch(web.url + endpoints.predict.url, { method: 'POST', headers, body: 'x' })).status
    }
    expect(await statusWithoutBody()).toBe(503)
    expect(await statusOf(`${web.url}/readyz`)).toBe(200)
    isFree = true
    expect(await statusWithoutBody()).toBe(400)
    await stop(inference)
    expect(await statusWithoutBody()).toBe(503)
    expect([await statusOf(`${web.url}/readyz`), await statusOf(`${web.url}/healthz`)]).toEqual([503, 200])
    expect(await creditsOf(web.url, access)).toBe(5)
  })

  it('says in the log of inference what starts and when it stops', async () => {
    const lines: string[] = []
    const { inference } = await startBoth({}, { LOG_LEVEL: 'warn' }, lines)
    await stop(inference)
    expect(lines).toEqual([
      '.env has LOG_LEVL, which is not in .env.example.',
      `Jani ${VERSION} inference is ready: ${inference.url}`,
      'Jani was asked to stop, and serves on for 0 s.',
      'Jani has stopped.',
    ])
  })

  it('finishes the photos in work when inference is stopped', async () => {
    let release: () => void = () => undefined
    let isTaken = false
    const classify = async () => {
      isTaken = true
      await new Promise<void>((resolve) => (release = resolve))
      return createFakeClassifier().classify(PHOTO)
    }
    const { inference, web } = await startBoth({ classify })
    const { access } = await signUp(web.url)
    const scan = diagnose(web.url, access, PHOTO)
    await until(() => isTaken)
    const stopped = stop(inference)
    release()
    expect(await scan).toMatchObject({ status: 200 })
    await stopped
  })
})
