import { endpoints } from '~/contract/endpoints'

import { API_HOST } from './apiHost'

/**
 * Tells the server that a session is over. Nobody waits for the answer: whoever logs out is logged out here at once, a
 * lost call leaves a session that ends by itself, and `keepalive` lets the call outlive a closing page. That makes it
 * a plain request and no endpoint of the API slice: it has no state, no retry and no message.
 */
export function endSession(refresh: string) {
  const { method, url } = endpoints.logout
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(API_HOST + url, { method, headers, body: JSON.stringify({ refresh }), keepalive: true })
  fetch(request).catch(() => undefined)
}
