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

/** Lanes that scan without a pause. What got no answer, or none that says how it went, is lost: nobody knows what became of it. */
export function startLoad(url: string, accesses: readonly string[], lanes: number) {
  const acknowledged: Acknowledged[] = []
  const lost: Sent[] = []
  const refused: number[] = []
  const count = () => acknowledged.length + lost.length + refused.length
  let goesOn = true
  let onAnswer: () => void = () => undefined
  const lane = async () => {
    while (goesOn) {
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
  const all = Promise.all(Array.from({ length: lanes }, lane))
  return {
    /** After so many answers more, good or bad. */
    answers(more: number) {
      const wanted = count() + more
      return new Promise<void>((resolve) => {
        onAnswer = () => {
          if (count() >= wanted) resolve()
        }
      })
    },
    async stop() {
      goesOn = false
      await all
      return { acknowledged, lost, refused }
    },
  }
}
