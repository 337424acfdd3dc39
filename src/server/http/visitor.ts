import type { FastifyReply, FastifyRequest } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { Visitor } from '~/server/domain/devices'

import { networkOf } from './networkOf'

/** Without the prefix `__Host-`: it needs https, which a server on a local network does not have. */
const DEVICE_COOKIE = 'jani_device'
const DEVICE_TOKEN = /^[\w-]{43}$/
const COOKIE_PATH = endpoints.login.url.replace(/\/login\/$/, '')
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

/** Where a request comes from, as far as a trusted proxy and the browser say. */
export function visitorOf({ ip, cookies }: FastifyRequest): Visitor {
  const deviceToken = cookies[DEVICE_COOKIE]
  const isOurs = deviceToken !== undefined && DEVICE_TOKEN.test(deviceToken)
  return { network: networkOf(ip), deviceToken: isOurs ? deviceToken : undefined }
}

export const setDeviceCookie = (reply: FastifyReply, deviceToken: string) =>
  reply.setCookie(DEVICE_COOKIE, deviceToken, {
    path: COOKIE_PATH,
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
  })
