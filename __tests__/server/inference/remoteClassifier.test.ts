import sharp from 'sharp'

import { MAX_IMAGE_BYTES } from '~/contract/limits'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import type { DomainError } from '~/server/domain/domainError'

import { connectTo, INFERENCE_SECRET, serveClassifier, startSilentServer } from '../../support/inferenceServers'
import { photos } from '../../support/photos'
import { openSocket, responseOf, until } from '../../support/rawHttp'
import { createFakeClassifier } from '../../support/testApp'
import { startFaultyClassifier, startTestClassifier } from '../../support/testClassifier'

const LEAF = Buffer.from('a leaf')
const busy = { reason: 'unavailable', code: 'tooManyPhotos' }

const open: { close: () => Promise<unknown> }[] = []
const closeLater = <Resource extends { close: () => Promise<unknown> }>(resource: Resource) => {
  open.push(resource)
  return resource
}
afterEach(async () => {
  for (const { close } of open.splice(0).reverse()) await close()
})

const serve = async (classifier: Classifier) => closeLater(await serveClassifier(classifier))
const connect = async (...connection: Parameters<typeof connectTo>) => closeLater(await connectTo(...connection))
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as DomainError,
  )

describe('a remote classifier', () => {
  let local: Classifier
  beforeAll(async () => (local = await startTestClassifier()))
  afterAll(() => local.close())
  const connectToLocal = async () => {
    const { url } = await serve({ ...local, close: async () => undefined })
    return connect([url])
  }

  it('gives the same as a local one, to the last digit', async () => {
    const remote = await connectToLocal()
    const black = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    for (const photo of [photos.maizeRust, photos.cutting, black])
      expect(await remote.classify(photo)).toEqual(await local.classify(photo))
    for (const property of ['version', 'labels', 'thresholds'] as const)
      expect(remote[property]).toEqual(local[property])
  })

  it('passes refusals of a photo on', async () => {
    const remote = await connectToLocal()
    for (const photo of [photos.maizeRust.subarray(0, 5_000), LEAF]) {
      const { reason, code } = (await problemOf(local.classify(photo)))!
      await expect(remote.classify(photo)).rejects.toMatchObject({ reason, code })
    }
  })
})

describe('an inference server', () => {
  const version = async () => (await connect([])).version
  const headers = async (changed = {}) => ({
    authorization: `Bearer ${INFERENCE_SECRET}`,
    'x-model-version': await version(),
    'content-type': 'application/octet-stream',
    ...changed,
  })
  const serveFake = async (options = {}) => serve({ ...createFakeClassifier(options), version: await version() })

  it.each([
    ['without the secret', { authorization: '' }, 401],
    ['with another secret', { authorization: `Bearer ${INFERENCE_SECRET}x` }, 401],
    ['for another model', { 'x-model-version': 'other' }, 409],
    ['in another type', { 'content-type': 'image/jpeg' }, 415],
  ])('refuses a photo %s', async (_name, changed, status) => {
    const { app } = await serveFake()
    const request = { method: 'POST', url: '/classify', headers: await headers(changed), payload: LEAF } as const
    expect((await app.inject(request)).statusCode).toBe(status)
  })

  it('refuses a photo above the limit of an upload', async () => {
    const { url } = await serveFake()
    const send = async (bytes: number) =>
      (await fetch(`${url}/classify`, { method: 'POST', headers: await headers(), body: new Uint8Array(bytes) })).status
    expect([await send(MAX_IMAGE_BYTES), await send(MAX_IMAGE_BYTES + 1)]).toEqual([200, 413])
  })

  it('refuses a photo before it is read when all workers are busy', async () => {
    const { url } = await serveFake({ capacity: 0 })
    const socket = await openSocket(Number(new URL(url).port))
    const lines = Object.entries(await headers()).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST /classify HTTP/1.1\r\nhost: here\r\n${lines.join('')}content-length: 1000000\r\n\r\n`)
    expect(await responseOf(socket)).toMatch(/^HTTP\/1\.1 503 /)
    socket.destroy()
  })

  it('reports health and readiness without the secret, and neither from the request to stop on', async () => {
    const { app, stopping } = await serveFake()
    const statuses = () =>
      Promise.all(['/healthz', '/readyz', '/capacity'].map(async (url) => (await app.inject(url)).statusCode))
    expect(await statuses()).toEqual([200, 200, 401])
    stopping()
    expect(await statuses()).toEqual([503, 503, 401])
    const request = { url: '/capacity', headers: await headers() }
    expect((await app.inject(request)).json()).toEqual({ hasCapacity: false })
  })
})

describe('workers of another process', () => {
  it('report no capacity when the queue is full, and refuse further photos', async () => {
    const { url } = await serve(await startFaultyClassifier(5_000))
    const remote = await connect([url])
    const accepted = Array.from({ length: 5 }, () => problemOf(remote.classify(Buffer.from('hangs'))))
    await until(async () => !(await remote.hasCapacity()))
    await expect(remote.classify(LEAF)).rejects.toMatchObject(busy)
    await expect(remote.ping()).resolves.toBeUndefined()
    await remote.close()
    expect(await Promise.all(accepted)).toEqual(Array(5).fill(expect.objectContaining(busy)))
  })

  it('cost one photo when it crashes one of them, and are not sent it again', async () => {
    const { url } = await serve(await startFaultyClassifier())
    const remote = await connect([url, url])
    await expect(remote.classify(Buffer.from('crashes'))).rejects.toMatchObject({ code: 'photoFailed' })
    await expect(remote.classify(LEAF)).resolves.toMatchObject({ probabilities: [1] })
  })

  it('classify one photo of an account at a time in each process', async () => {
    const accepted: string[] = []
    const servers = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const classifier = await startFaultyClassifier(1_500, 10_000, 2)
        const classify: typeof classifier.classify = (...photo) => {
          accepted.push(name)
          return classifier.classify(...photo)
        }
        return serve({ ...classifier, classify })
      }),
    )
    const own = async (index: number) => {
      const remote = await connect([servers[index]!.url])
      return () => problemOf(remote.classify(Buffer.from('hangs'), { accountId: 'farmer' }))
    }
    const [inA, inB] = [await own(0), await own(1)]
    const hanging = [inA(), inB()]
    await until(() => accepted.length === 2)
    expect(await inA()).toMatchObject(busy)
    expect(await Promise.all(hanging)).toEqual(Array(2).fill(expect.objectContaining({ code: 'photoFailed' })))
  })

  it('learn that the sender of a photo has disconnected', async () => {
    const classifier = await startFaultyClassifier(1_500)
    let [isTaken, aborted] = [false, 0]
    const classify: typeof classifier.classify = (photo, options) => {
      isTaken = true
      options?.signal?.addEventListener('abort', () => aborted++)
      return classifier.classify(photo, options)
    }
    const { url } = await serve({ ...classifier, classify })
    const remote = await connect([url])
    const client = new AbortController()
    const hanging = problemOf(remote.classify(Buffer.from('hangs'), { signal: client.signal }))
    await until(() => isTaken)
    client.abort()
    expect(await hanging).toMatchObject(busy)
    await until(() => aborted === 1)
  })
})

describe('several inference servers', () => {
  it('are passed over when they are gone, hang, are busy, or have another model or secret', async () => {
    const free = createFakeClassifier()
    const { version } = await connect([])
    const gone = await serveClassifier(free)
    await gone.close()
    const silent = closeLater(await startSilentServer())
    const [other, full, works] = [
      await serve(free),
      await serve({ ...createFakeClassifier({ capacity: 0 }), version }),
      await serve({ ...free, version }),
    ]
    const urls = [gone.url, silent.url, other.url, full.url, 'http://no-such-name.invalid', works.url]
    const remote = await connect(urls)
    for (let photo = 0; photo < 10; photo++) expect(await remote.classify(LEAF)).toHaveProperty('probabilities')
    expect(await remote.hasCapacity()).toBe(true)
    const foreign = await connect(urls, { secret: 'another' })
    const problem = await problemOf(foreign.classify(LEAF))
    expect(problem).toMatchObject(busy)
    expect((problem!.cause as Error).message).toMatch(/^No process classifies photos: .*answered 401/)
  })

  it('of which none responds make ping and capacity reject', async () => {
    const remote = await connect(['http://127.0.0.1:9'])
    for (const asked of [remote.ping(), remote.hasCapacity(), remote.classify(LEAF)])
      await expect(asked).rejects.toMatchObject(busy)
  })

  it('take the photo of one that ends with it', async () => {
    const { version } = await connect([])
    const taken: string[] = []
    const [first, second] = await Promise.all(
      ['first', 'second'].map(async (name) => {
        const classify = async () => {
          taken.push(name)
          if (taken.length > 1) return createFakeClassifier().classify(LEAF)
          ;(name === 'first' ? first! : second!).app.server.closeAllConnections()
          return new Promise<never>(() => undefined)
        }
        return serve({ ...createFakeClassifier({ classify }), version })
      }),
    )
    const remote = await connect([first!.url, second!.url])
    expect(await remote.classify(LEAF)).toHaveProperty('probabilities')
    expect(taken).toHaveLength(2)
  })

  it('are all found behind one name', async () => {
    const { version } = await connect([])
    const { url } = await serve({ ...createFakeClassifier(), version })
    const remote = await connect([url.replace('127.0.0.1', 'localhost')])
    expect(await remote.classify(LEAF)).toHaveProperty('probabilities')
  })
})
