import { ECDH } from 'node:crypto'
import { request } from 'node:https'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { setTimeout } from 'node:timers'

import webPush from 'web-push'

import type { Language } from '~/contract/languages'
import { codeOf } from '~/server/domain/domainError'
import type { SendReminder } from '~/server/domain/reminders/reminderRecords'

import { createPublicLookup } from './publicLookup'

/** `subject`: how a push service reaches the operator. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string }

/** Stands on the lock screen of a phone that others see: no crop, no name. */
const reminderWords: Record<Language, string> = {
  en: 'Today is the day to look at your plants again.',
  sw: 'Leo ni siku ya kuangalia mimea yako tena.',
}

/** How the internet is reached; other than that in tests. */
type Network = Pick<RequestOptions, 'lookup' | 'port'> & { ca?: string; timeoutMs?: number }

/** For names, the connection, and the head of the answer together. */
const TIMEOUT_MS = 3_000
/** For an answer on its way when the server stops. */
const LAST_MOMENT_MS = 1_000
/** A phone that is off until the evening learns it from the app. */
const TTL_SECONDS = 12 * 3600

/**
 * Encrypts one sentence for a browser and posts it to its push service: to the parts of the address as they were read,
 * without following a redirect or reading a body.
 */
export const createSendPush =
  (vapidDetails: VapidKeys, { timeoutMs = TIMEOUT_MS, ...network }: Network = {}): SendReminder =>
  async ({ address, p256dh, auth, language }, stopping) => {
    const payload = JSON.stringify({ text: reminderWords[language], language })
    const browser = { endpoint: address.origin, keys: { p256dh, auth } } // the origin is what is signed
    const options = { vapidDetails, TTL: TTL_SECONDS, topic: 'recheck' }
    const { method, headers, body } = webPush.generateRequestDetails(browser, payload, options)
    const call = request({
      lookup: createPublicLookup(),
      ...network,
      method,
      headers: { ...headers },
      hostname: address.hostname,
      path: address.pathname + address.search,
      agent: false, // a connection for each: no request waits for one that is in use
      signal: AbortSignal.timeout(timeoutMs),
    })
    const end = () => {
      setTimeout(() => call.destroy(), LAST_MOMENT_MS).unref()
    }
    stopping.addEventListener('abort', end)
    try {
      return await answerTo(call, body)
    } catch (error) {
      throw new Error(`A push service did not answer (${codeOf(error)}).`, { cause: error })
    } finally {
      stopping.removeEventListener('abort', end)
    }
  }

/** The listeners stay: later events, errors included, are ignored. */
const answerTo = (call: ClientRequest, body: Buffer | null) =>
  new Promise<number>((resolve, reject) => {
    call.on('error', reject)
    call.on('close', () => {
      reject(new Error('closed'))
    })
    call.on('response', (response: IncomingMessage) => {
      response.on('error', () => undefined)
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    call.end(body ?? undefined)
  })

/** Whether this is a point of the curve on which browsers have their keys (P-256), in base64url. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
