import type { FastifyReply, FastifyRequest } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { Visitor } from '~/server/domain/sessions/sessions'

/** Without the prefix `__Host-`: it needs https, which a server on a local network does not have. */
const DEVICE_COOKIE = 'jani_device'
const DEVICE_COOKIES = /(?:^|;)\s*jani_device=([\w-]{43})(?=;|$)/g
const COOKIE_PATH = endpoints.login.url.replace(/\/login\/$/, '')
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

/** Where a request comes from, as far as a trusted proxy and the browser say. */
export function visitorOf({ network, headers: { cookie = '' } }: FastifyRequest): Visitor {
  // of cookies with one name, a parser returns the first alone; the size of the headers bounds their number
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
