import { randomUUID } from 'node:crypto'

import { endpoints } from '~/contract/endpoints'
import { IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'

import { bearer } from './calls'
import { freePhoto, paidPhoto } from './scans'

export type Sent = { access: string; key: string; content: Buffer }
/** By `performance.now()`. */
export type Acknowledged = Sent & { body: string; sentAt: number; answeredAt: number }

/** A fifth of the photos cost nothing. */
function newScan(accesses: readonly string[]): Sent {
  const key = randomUUID()
  const isFree = key.charCodeAt(0) % 5 === 0
  const access = accesses[key.charCodeAt(1) % accesses.length]!
  return { access, key, content: isFree ? freePhoto(key) : paidPhoto(key) }
}

export async function send(url: string, { access, key, content }: Sent) {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(content)]), 'leaf.jpg')
  const answer = await fetch(`${url}${endpoints.predict.url}`, {
    method: 'POST',
    headers: { ...bearer(access), [IDEMPOTENCY_KEY_HEADER]: key },
    body,
  })
  return { status: answer.status, body: await answer.text() }
}

/** `clients` scan without a pause. A scan without an answer, or with a 5xx, counts as lost: it may or may not have been stored. */
export function startLoad(url: string, accesses: readonly string[], clients: number) {
  const acknowledged: Acknowledged[] = []
  const lost: Sent[] = []
  const refused: number[] = []
  const count = () => acknowledged.length + lost.length + refused.length
  let isRunning = true
  let onAnswer: () => void = () => undefined
  const client = async () => {
    while (isRunning) {
      const scan = newScan(accesses)
      const sentAt = performance.now()
      const answer = await send(url, scan).catch(() => undefined)
      const answeredAt = performance.now()
      if (answer?.status === 200) acknowledged.push({ ...scan, body: answer.body, sentAt, answeredAt })
      else if (answer === undefined || answer.status >= 500) lost.push(scan)
      else refused.push(answer.status)
      onAnswer()
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  return {
    /** Resolves after this many more answers, good or bad. */
    answers(more: number) {
      const target = count() + more
      return new Promise<void>((resolve) => {
        onAnswer = () => {
          if (count() >= target) resolve()
        }
      })
    },
    async stop() {
      isRunning = false
      await all
      return { acknowledged, lost, refused }
    },
  }
}
