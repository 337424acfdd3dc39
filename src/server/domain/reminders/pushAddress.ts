/** Push services of Chromium browsers, Firefox, Safari and Edge. */
const HOST =
  /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/

/**
 * The only reader of a push address, before storing and before use: the server posts to the parts checked here.
 * Undefined for any other host, and for a text that is not spelt exactly as its parts are: another parser could find
 * other parts in it.
 */
export function readPushAddress(endpoint: string): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const url = new URL(endpoint)
  const { hostname, port, pathname, search } = url
  const isKnown = HOST.test(hostname) && port === ''
  return isKnown && endpoint === `https://${hostname}${pathname}${search}` ? url : undefined
}
