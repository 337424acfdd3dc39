import type { FastifyRequest } from 'fastify'

import { refuse } from '~/server/domain/errors'
import type { SessionTokens } from '~/server/domain/sessionTokens'
import type { CurrentUser } from '~/server/domain/users'

export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser>

const BEARER = /^Bearer +(\S+)$/i

/** Who holds a request's bearer token; 'unauthenticated' without one. */
export const createAuthenticate =
  (sessionTokens: Pick<SessionTokens, 'currentUserOf'>): Authenticate =>
  async (request) => {
    const token = bearerOf(request)
    if (token === undefined) throw refuse('unauthenticated', 'Please log in first.')
    return sessionTokens.currentUserOf(token)
  }

/** Undefined also where there are two: a proxy before us may have looked at the other one. */
export function bearerOf({ headers, raw }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined || isTwice(raw.rawHeaders, 'authorization')) return undefined
  return BEARER.exec(headers.authorization)?.[1]
}

/** Every request is asked this: names of another length are not looked at. */
function isTwice(rawHeaders: string[], name: string): boolean {
  let times = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) times++
  return times > 1
}
