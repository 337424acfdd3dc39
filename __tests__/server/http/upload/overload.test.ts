import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'

import { bearer, creditsOf, diagnose, register, signUp } from '../../../support/calls'
import { listen, until } from '../../../support/rawHttp'
import { paidPhoto } from '../../../support/scans'
import { buildTestApp, farmer, observations } from '../../../support/testApp'
import type { FakeClassify } from '../../../support/testApp'

const BUSY = expect.objectContaining({
  detail: 'Too many photos are being looked at right now. Please try again in a moment.',
})
const CAPACITY = 4

describe('POST /api/predict/ under overload', () => {
  let app: FastifyInstance
  let port: number
  let access: string
  let classified: number
  let release: () => void
  beforeEach(async () => {
    classified = 0
    const hold = new Promise<void>((resolve) => (release = resolve))
    const classify = async () => {
      classified++
      await hold
      return observations.confident
    }
    app = await buildTestApp({ classify, capacity: CAPACITY })
    port = await listen(app)
    ;({ access } = await signUp(app))
  })
  afterEach(async () => {
    app.server.closeAllConnections() // of fetch, which opens one more after an abort and keeps it for seconds
    await app.close()
  })

  let photos = 0
  async function send() {
    const body = new FormData()
    const photo = paidPhoto(`${photos++} ${'x'.repeat(50_000)}`)
    body.append('image', new Blob([new Uint8Array(photo)]), 'leaf.jpg')
    const init = { method: 'POST', headers: bearer(access), body }
    const response = await fetch(`http://127.0.0.1:${port}${endpoints.predict.url}`, init)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
  }

  it('answers as many photos as there is capacity for, and 503 with Retry-After to the others, without a charge', async () => {
    const refusals: Awaited<ReturnType<typeof send>>[] = []
    const responses = Array.from({ length: 30 }, async () => {
      const response = await send()
      if (response.status === 503) refusals.push(response)
      return response
    })
    await until(() => refusals.length === 30 - CAPACITY)
    expect(classified).toBe(CAPACITY)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 503, retryAfter: '2', body: BUSY })
    release()
    const statuses = (await Promise.all(responses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(CAPACITY)
    expect(await creditsOf(app, access)).toBe(5 - CAPACITY)
  })

  it('passes the account of each photo to the classifier', async () => {
    const owners: unknown[] = []
    const classify: FakeClassify = async (_photo, options) => {
      owners.push(options?.accountId)
      return observations.confident
    }
    const own = await buildTestApp({ classify })
    const { access: first } = await signUp(own)
    const { access: second } = (await register(own, { ...farmer, email: 'otieno@example.com' })).json()
    for (const token of [first, first, second])
      await diagnose(own, token, { content: paidPhoto(String(owners.length)) })
    expect(owners).toEqual([expect.any(String), owners[0], expect.any(String)])
    expect(owners[2]).not.toBe(owners[0])
    await own.close()
  })
})
