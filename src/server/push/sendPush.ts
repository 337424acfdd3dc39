import { ECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { setTimeout } from 'node:timers'
import webPush from 'web-push'

import type { Language } from '~/contract/languages'
import type { News } from '~/server/domain/accounts/mails'
import { codeOf } from '~/server/domain/errorText'
import type { SendReminder } from '~/server/domain/reminders/reminderRecords'

/** `subject`: the operator's contact for push services. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string }

/** Visible to others on the lock screen: contains no crop and no name. */
const reminderWords: Record<Language, Record<News, string>> = {
  en: {
    due: 'Today is the day to look at your plants again.',
    advice: 'Advice that Jani gave you has changed.',
    confirmed: 'A crop problem is confirmed in your county. See what to look for.',
    answered: 'A person has written to you about your plants.',
  },
  sw: {
    due: 'Leo ni siku ya kuangalia mimea yako tena.',
    advice: 'Ushauri ambao Jani ilikupa umebadilika.',
    confirmed: 'Tatizo la mazao limethibitishwa kwenye kaunti yako. Soma dalili za kutafuta.',
    answered: 'Mtu amekuandikia kuhusu mimea yako.',
  },
}

/** Network access; replaced in tests. */
type Network = Pick<RequestOptions, 'lookup' | 'port'> & { ca?: string; timeoutMs?: number }

/** Covers DNS, connection and response head. */
const TIMEOUT_MS = 3_000
/** Time for a pending response when the server stops. */
const LAST_MOMENT_MS = 1_000
/** After that the app shows the reminder. */
const TTL_SECONDS = 12 * 3600

/**
 * Encrypts a sentence or two for a browser and posts it to its push service: to the parsed parts of the address, without
 * following redirects or reading a body.
 */
export const createSendPush =
  (vapidDetails: VapidKeys, { timeoutMs = TIMEOUT_MS, ...network }: Network = {}): SendReminder =>
  async ({ address, p256dh, auth, language, news }, stopping) => {
    const text = news.map((kind) => reminderWords[language][kind]).join(' ')
    const topic = news.includes('answered') ? 'answer' : 'recheck' // a later message replaces those of its topic only
    const payload = JSON.stringify({ text, language, topic })
    const browser = { endpoint: address.origin, keys: { p256dh, auth } } // only the origin is signed
    const options = { vapidDetails, TTL: TTL_SECONDS, topic }
    const { method, headers, body } = webPush.generateRequestDetails(browser, payload, options)
    const call = request({
      lookup: createPublicLookup(),
      ...network,
      method,
      headers: { ...headers },
      hostname: address.hostname,
      path: address.pathname + address.search,
      agent: false, // a connection each: no request waits for one in use
      signal: AbortSignal.timeout(timeoutMs),
    })
    const end = () => setTimeout(() => call.destroy(), LAST_MOMENT_MS).unref()
    stopping.addEventListener('abort', end)
    try {
      return await answerTo(call, body)
    } catch (error) {
      throw new Error(`A push service did not answer (${codeOf(error)}).`, { cause: error })
    } finally {
      stopping.removeEventListener('abort', end)
    }
  }

/** Keeps its listeners, so that later events, errors included, are ignored. */
const answerTo = (call: ClientRequest, body: Buffer | null) =>
  new Promise<number>((resolve, reject) => {
    call.on('error', reject)
    call.on('close', () => reject(new Error('closed')))
    call.on('response', (response: IncomingMessage) => {
      response.on('error', () => undefined)
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    call.end(body ?? undefined)
  })

/** Whether this is a P-256 point in base64url, as browsers' keys are. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/** Networks of IANA's special-purpose registries, without internet services. */
const SPECIAL = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3', // multicast, reserved, broadcast
  '2001::/23', // Teredo and others, which embed IPv4 addresses
  '2001:db8::/32',
  '2002::/16', // 6to4
  '3fff::/20',
])
/** Global IPv6 unicast: excludes loopback, link-local, unique-local, multicast, mapped and NAT64. */
const INTERNET = blockList(['2000::/3'])

function blockList(networks: readonly string[]) {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Whether an address is on the internet, rather than on this machine, in its networks, or special. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL.check(address)
  const isPlain = isIP(address) === 6 && !address.includes('%')
  return isPlain && INTERNET.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
}

/**
 * Replaces `dns.lookup` for addresses that users supply: resolves to public addresses only. The connection uses this
 * very result, so a name that points elsewhere next time gains nothing.
 */
export const createPublicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => isPublicAddress(address))
      if (!first) callback(error ?? Object.assign(new Error('No public address.'), { code: 'ENOTPUBLIC' }), [])
      else if (options.all) callback(null, [first, ...others])
      else callback(null, first.address, first.family)
    })
  }
