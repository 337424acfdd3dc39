import type { FastifyReply, FastifyRequest } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import type { Visitor } from '~/server/domain/devices'

import { networkOf } from './networkOf'

/**
 * No `__Host-` before the name: such a cookie is for https alone, and a server on a local network has none. It is sent
 * to the calls of this folder only; no script can read it and no other site can have it sent.
 */
export const DEVICE_COOKIE = 'jani_device'
const FOLDER = endpoints.login.url.replace(/\/login\/$/, '')
const LIFETIME_SECONDS = 180 * 24 * 60 * 60

const MARK = new RegExp(`(?:^|; ?)${DEVICE_COOKIE}=([\\w-]{43})(?:;|$)`)

/** Where a request comes from, as far as a trusted proxy and the browser say. */
export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  network: networkOf(ip),
  deviceToken: MARK.exec(headers.cookie ?? '')?.[1],
})

/** Gives the device its deviceToken, or keeps it alive. */
export function setDeviceCookie(reply: FastifyReply, deviceToken: string) {
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  const rules = `Path=${FOLDER}; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Strict${secure}`
  reply.header('set-cookie', `${DEVICE_COOKIE}=${deviceToken}; ${rules}`)
}
