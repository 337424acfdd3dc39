const ADDRESS = /^(\[[\da-f:.]+\]|\d+\.\d+\.\d+\.\d+)$/i
const NAME_WITHOUT_A_DOT = /^[\w-]+$/

/**
 * Whether a Host header is the given name, an IP address, or a name without a dot as in a container network. A page on
 * the internet can make its own name point here, but none of these.
 */
export function isOwnHost(host = '', own?: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === own || name === '' || ADDRESS.test(name) || NAME_WITHOUT_A_DOT.test(name)
}
