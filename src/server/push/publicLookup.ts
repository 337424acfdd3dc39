import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

/** Networks of the special-purpose registries of IANA that no service of the internet has. */
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
  '2001::/23', // Teredo and others, which hold addresses of IPv4
  '2001:db8::/32',
  '2002::/16', // 6to4
  '3fff::/20',
])
/** Everything that is assigned to the internet in IPv6: not loopback, link-local, unique-local, multicast, mapped or NAT64. */
const INTERNET = blockList(['2000::/3'])

function blockList(networks: readonly string[]) {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Whether an address is one of the internet: not of this machine, its networks, or no machine's at all. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL.check(address)
  const isPlain = isIP(address) === 6 && !address.includes('%')
  return isPlain && INTERNET.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
}

/**
 * In place of `dns.lookup` for a request to an address that a user has told: knows public addresses only. What it answers
 * is what is connected to, so a name that points elsewhere the next time gains nothing.
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
