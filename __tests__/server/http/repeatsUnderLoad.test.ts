import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import type { Classifier } from '~/server/domain/classifier'

import { bearer, creditsOf, signUp } from '../../support/calls'
import { listen, until } from '../../support/rawUpload'
import { paidPhoto } from '../../support/scans'
import { buildTestApp, observations } from '../../support/testApp'

const CAPACITY = 2

describe('a scan that is sent again over the network', () => {
  let app: FastifyInstance
  let port: number
  let access: string
  let classified: number
  /** While it is pending, no photo is answered. */
  let hold: Promise<void>
  let release: () => void
  const close = () => {
    hold = new Promise<void>((resolve) => (release = resolve))
  }

  beforeEach(async () => {
    classified = 0
    close()
    const classify: Classifier['classify'] = async () => {
      classified++
      await hold
      return observations.confident
    }
    app = await buildTestApp({ classify, capacity: CAPACITY })
    port = await listen(app)
    ;({ access } = await signUp(app))
  })
  afterEach(() => app.close())

  async function send(content: Buffer, key?: string, signal?: AbortSignal) {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(content)]), 'leaf.jpg')
    const headers = { ...bearer(access), ...(key !== undefined && { [IDEMPOTENCY_KEY_HEADER]: key }) }
    const init = { method: 'POST', headers, body, ...(signal && { signal }) }
    const answer = await fetch(`http://127.0.0.1:${port}${endpoints.predict.url}`, init)
    return { status: answer.status, body: await answer.text() }
  }
  const fill = async () => {
    const before = classified
    const busy = Array.from({ length: CAPACITY }, (_, index) => send(paidPhoto(index), `busy-${index}`))
    await until(() => classified === before + CAPACITY)
    return busy
  }

  it('is read and waits for the first one while other photos get 503', async () => {
    const busy = await fill()
    const repeats = Array.from({ length: 20 }, () => send(paidPhoto(0), 'busy-0'))
    expect((await send(paidPhoto('other'), 'other')).status).toBe(503)
    release()
    const bodies = (await Promise.all([busy[0]!, ...repeats])).map(({ body }) => body)
    expect(new Set(bodies).size).toBe(1)
    expect(classified).toBe(CAPACITY)
    await Promise.all(busy)
  })

  it('gets its stored answer while other photos get 503', async () => {
    release()
    const { body } = await send(paidPhoto('early'), 'early')
    close()
    const busy = await fill()
    expect((await send(paidPhoto('other'), 'other')).status).toBe(503)
    expect((await send(paidPhoto('early'), 'early')).body).toBe(body)
    release()
    await Promise.all(busy)
  })

  it('is answered and paid once when the first client has disconnected', async () => {
    const gaveUp = new AbortController()
    const first = send(paidPhoto('leaf'), 'key-1', gaveUp.signal).catch(() => 'gone')
    await until(() => classified === 1)
    const second = send(paidPhoto('leaf'), 'key-1')
    gaveUp.abort()
    expect(await first).toBe('gone')
    release()
    expect((await second).status).toBe(200)
    expect(await creditsOf(app, access)).toBe(4)
  })
})
