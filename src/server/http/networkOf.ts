import { isIPv6 } from 'node:net'

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i
const GROUPS = 8
/** A visitor with IPv6 can change the last 64 bits at will. */
const NETWORK_GROUPS = 4

/** The part of an address that one visitor holds: all of IPv4, the first 64 bits of IPv6. */
export function networkOf(ip: string): string {
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
