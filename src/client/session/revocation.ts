import { API_HOST } from '~/client/api/baseQueryWithReauth'
import * as settings from '~/client/storage/settings'
import { endpoints } from '~/contract/endpoints'

/** Unused sessions expire on the server by then. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

type ToEnd = { refresh: string; since: number }

/** Ends a session on the server: now, or once there is a network, also after a restart of the app. */
export function revoke(refresh: string) {
  save([...read(), { refresh, since: Date.now() }])
  void revokeKept()
}

/** Never rejects. */
export async function revokeKept() {
  for (const one of read())
    if (isOver(one) || (await end(one))) save(read().filter(({ refresh }) => refresh !== one.refresh))
}

/** Also true if the clock has jumped. */
const isOver = ({ since }: ToEnd) => !(Math.abs(Date.now() - since) < KEPT_MS)

/** Not an endpoint of the API slice: the account has already left, and `keepalive` lets the call outlive the page. */
async function end({ refresh }: ToEnd): Promise<boolean> {
  const { method, url } = endpoints.logout
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(API_HOST + url, { method, headers, body: JSON.stringify({ refresh }), keepalive: true })
  try {
    return (await fetch(request)).status === ENDED_STATUS
  } catch {
    return false
  }
}

/** A captive portal responds with another status. */
const ENDED_STATUS = 204

function read(): ToEnd[] {
  const kept = settings.getJson('sessionsToEnd')
  return Array.isArray(kept) ? (kept as ToEnd[]).filter((one) => typeof one.refresh === 'string') : []
}

function save(kept: readonly ToEnd[]) {
  if (kept.length === 0) settings.remove('sessionsToEnd')
  else settings.setJson('sessionsToEnd', kept)
}
