import { isIPv6 } from 'node:net'

const PLAIN = /^[\d.]+$/
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** Of 16 bits each: whoever has IPv6 at all can change the rest of it at will. */
const NETWORK_GROUPS = 4

/** The part of an address that one visitor holds: all 32 bits of IPv4, the first 64 of IPv6. */
export function networkOf(ip: string): string {
  if (PLAIN.test(ip)) return ip
  const address = ip.replace(/%.*/, '')
  const v4 = (MAPPED.exec(address) ?? WITH_PORT.exec(address))?.[1]
  if (v4 !== undefined) return v4
  if (!isIPv6(address)) return address
  const [head, tail = ''] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::') as [string, string?]
  const [left, right] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':')}::/64`
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16).toString(16)))
