/** The push services of browsers: Chrome and its relatives, Firefox, Safari, Edge. */
const HOST =
  /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/

/**
 * The only reader of a push address, when it is stored and again when it is used: the server posts to the parts that
 * were judged here. Undefined for any other host, and for a text that is not spelt exactly as its parts are: another
 * reader could find other parts in it.
 */
export function readPushAddress(endpoint: string): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  const { hostname, port, pathname, search } = url
  const isKnown = HOST.test(hostname) && port === ''
  return isKnown && endpoint === `https://${hostname}${pathname}${search}` ? url : undefined
}
