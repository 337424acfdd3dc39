import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

import { endpoints } from '~/contract/endpoints'

export type Answer = { status: number; ms: number; retryAfter: string | undefined; body: string }

const OPENING = '--b\r\ncontent-disposition: form-data; name="image"; filename="leaf.jpg"\r\n\r\n'
const CLOSING = '\r\n--b--\r\n'

/** Well before the server lets go of a connection that nobody uses: both at the same moment would lose a request. */
const KEPT_FREE_MS = 20_000

/** An upload as a client of its own: connections are kept alive, and there are as many as it takes. `headersOf`: what each brings beside. */
export function createUploader(url: string, headersOf: () => Record<string, string> = () => ({})) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, timeout: KEPT_FREE_MS })
  const freeSince = new WeakMap<object, number>()
  agent.on('free', (socket: object) => freeSince.set(socket, performance.now()))
  const { method, url: path } = endpoints.predict
  const upload = (access: string, photo: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const content = Buffer.concat([Buffer.from(OPENING), photo, Buffer.from(CLOSING)])
      const headers = {
        authorization: `Bearer ${access}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': content.length,
        ...headersOf(),
      }
      const started = performance.now()
      const call = request(url + path, { method, agent, headers }, (answer) => {
        let body = ''
        answer.on('data', (part: Buffer) => (body += part.toString()))
        answer.on('end', () => {
          const { statusCode: status = 0, headers: said } = answer
          resolve({ status, ms: performance.now() - started, retryAfter: said['retry-after'], body })
        })
      })
      let idleMs: number | undefined
      call.on('socket', (socket) => {
        const since = freeSince.get(socket)
        idleMs = since === undefined ? undefined : performance.now() - since
      })
      call.on('error', (cause) => {
        const history = idleMs === undefined ? 'a new connection' : `a connection that was idle for ${idleMs} ms`
        reject(new Error(`${cause.message}, on ${history}`, { cause }))
      })
      call.end(content)
    })
  return {
    upload,
    close: () => {
      agent.destroy()
    },
  }
}

/** The same picture in a file that nobody has sent before: what follows its end is no part of it. */
export const unseen = (photo: Buffer) => Buffer.concat([photo, Buffer.from(randomUUID())])

/**
 * As many at a time as `lanes`, each after the answer to the one before: what a server can do at its best. So many in
 * all, or as many as there is time for until something else has come to its end.
 */
export async function closedLoop(lanes: number, until: number | Promise<unknown>, call: () => Promise<Answer>) {
  const answers: Answer[] = []
  const started = performance.now()
  let left = typeof until === 'number' ? until : Infinity
  const stop = () => (left = 0)
  if (typeof until !== 'number') void until.then(stop, stop)
  const lane = async () => {
    while (left-- > 0) answers.push(await call())
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { answers, perSecond: (answers.length / (performance.now() - started)) * 1000 }
}

/** So many a second, whether or not anybody answers: what a crowd does. `seconds`: from the first call until the last answer. */
export async function openLoop(perSecond: number, count: number, call: () => Promise<Answer>) {
  const calls: Promise<Answer>[] = []
  const started = performance.now()
  while (calls.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1)
    while (calls.length < due) calls.push(call())
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const answers = await Promise.all(calls)
  return { answers, seconds: (performance.now() - started) / 1000 }
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (values: number[]) => quantile(values, 0.5)
