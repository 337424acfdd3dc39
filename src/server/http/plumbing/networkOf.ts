import { isIPv6 } from 'node:net'

import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FastifyRequest {
    /** Where the request comes from, as far as a trusted proxy says. */
    network: string
  }
}

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i
const GROUPS = 8
/** A visitor with IPv6 can change the last 64 bits at will. */
const NETWORK_GROUPS = 4

/** Of a connection that has gone before its address was asked for. They share one limit. */
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

/** Before any other hook: once a socket is destroyed, by its client or for what follows the request, its address is gone. */
export function addNetwork(app: FastifyInstance) {
  app.decorateRequest('network', '')
  app.addHook('onRequest', (request, _reply, done) => {
    request.network = networkOf(request.ip)
    done()
  })
}
