const ADDRESS = /^(\[[\da-f:.]+\]|\d+\.\d+\.\d+\.\d+)$/i
const NAME_WITHOUT_A_DOT = /^[\w-]+$/

/**
 * Accepts the given name, an IP address, or a name without a dot (container networks). Against DNS rebinding: a page on
 * the internet can point its own name here, but none of these.
 */
export function isOwnHost(host = '', own?: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === own || name === '' || ADDRESS.test(name) || NAME_WITHOUT_A_DOT.test(name)
}
