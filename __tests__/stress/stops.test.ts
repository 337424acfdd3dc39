import { randomUUID } from 'node:crypto'

import { endpoints } from '~/contract/endpoints'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'
import type { RunningProduct } from '../support/product'
import { ROUNDS, diagnose, signUp, unseen } from './support/load'

const MAX_STOP_MS = 10_000

jest.setTimeout(30 * 60_000)

let data: Awaited<ReturnType<typeof newDataDir>>
beforeAll(async () => {
  data = await newDataDir()
})
afterAll(() => data.remove())

/** Sends request after request, each with an id of its own, until the server is gone; resolves with the answers by id. */
async function sendUntilGone({ url }: RunningProduct, access: string, answers: Map<string, number>) {
  const sent: string[] = []
  const readUser = () => {
    const id = randomUUID()
    sent.push(id)
    const headers = { authorization: `Bearer ${access}`, 'x-request-id': id }
    return fetch(url + endpoints.getUser.url, { headers }).then(async (response) => {
      await response.arrayBuffer() // an answer counts when all of it has come
      answers.set(id, response.status)
    })
  }
  const lane = async () => {
    try {
      for (;;) await readUser()
    } catch {
      // the server is gone
    }
  }
  await Promise.all([lane(), lane(), lane()])
  return sent
}

/** The ids of the requests that the server has begun to answer, from its log. */
const acceptedBy = (server: RunningProduct) =>
  server
    .said()
    .split('\n')
    .filter((line) => line.includes('"incoming request"'))
    .map((line) => (JSON.parse(line) as { reqId: string }).reqId)

it(`answers every request that it accepted before a stop under load, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const env = { LOG_LEVEL: 'info', SIGN_UPS_PER_HOUR: '100000' }
    const server = await startProduct({ dataDir: data.folder, port: await freePort(), env })
    const { access } = await signUp(server.url)
    const answers = new Map<string, number>()
    const reads = sendUntilGone(server, access, answers)
    const diagnoses = [1, 2].map(() =>
      diagnose(server.url, access, unseen(photos.maizeRust)).then(({ status }) => status, () => 'never accepted'),
    ) // prettier-ignore
    await new Promise((resolve) => setTimeout(resolve, 100 + ((round * 97) % 400)))
    const stoppedAt = performance.now()
    server.signal('SIGTERM')
    expect(await server.ended()).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(MAX_STOP_MS)

    const ours = new Set(await reads)
    const accepted = acceptedBy(server).filter((id) => ours.has(id))
    expect(accepted.length).toBeGreaterThan(0)
    expect({ round, unanswered: accepted.filter((id) => !answers.has(id)) }).toEqual({ round, unanswered: [] })
    expect([...answers.values()].filter((status) => status !== 200 && status !== 503)).toEqual([])
    for (const outcome of await Promise.all(diagnoses)) expect([200, 503, 'never accepted']).toContain(outcome)
  }
})
