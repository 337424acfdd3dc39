import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'

import { endpoints } from '~/contract/endpoints'
import type { Visitor } from '~/server/domain/sessions/sessions'

/** Has no `__Host-` prefix, which needs https: a server on a local network has none. */
const DEVICE_COOKIE = 'jani_device'
const DEVICE_COOKIES = /(?:^|;)\s*jani_device=([\w-]{43})(?=;|$)/g
const COOKIE_PATH = endpoints.login.url.replace(/\/login\/$/, '')
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

export function visitorOf({ network, headers: { cookie = '' } }: FastifyRequest): Visitor {
  // parsers return only the first cookie of a name; the header size limits their number
  const deviceTokens = Array.from(cookie.matchAll(DEVICE_COOKIES), ([, token = '']) => token)
  return { network, deviceTokens: [...new Set(deviceTokens)] }
}

export const setDeviceCookie = (reply: FastifyReply, deviceToken: string) =>
  reply.setCookie(DEVICE_COOKIE, deviceToken, {
    path: COOKIE_PATH,
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
  })

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FastifyRequest {
    /** From a trusted proxy's header if there is one. */
    network: string
  }
}

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i
const GROUPS = 8
/** A visitor with IPv6 can vary the last 64 bits at will. */
const NETWORK_GROUPS = 4

/** For connections that closed before their address was read; they share one limit. */
const UNKNOWN_NETWORK = 'unknown'

/** The part of an address that one visitor holds: all of IPv4, the first 64 bits of IPv6. */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return UNKNOWN_NETWORK
  const v4 = IPV4.exec(ip)?.[1]
  if (v4 !== undefined) return v4
  const address = ip.replace(/%.*/, '')
  if (!isIPv6(address)) return address
  const [left = [], right = []] = address
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Runs before any other hook: a destroyed socket has lost its address. */
export function addNetwork(app: FastifyInstance) {
  app.decorateRequest('network', '')
  app.addHook('onRequest', (request, _reply, done) => {
    request.network = networkOf(request.ip)
    done()
  })
}
