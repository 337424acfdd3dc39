import type { FastifyRequest } from 'fastify'

import { refuse } from '~/server/domain/errors'
import type { SessionTokens } from '~/server/domain/sessionTokens'
import type { Holder } from '~/server/domain/users'

export type Authenticate = (request: FastifyRequest) => Promise<Holder>

const BEARER = /^Bearer +(\S+)$/i

/** Who holds a request's bearer token; 'unauthenticated' without one. */
export const createAuthenticate =
  (sessionTokens: Pick<SessionTokens, 'holderOf'>): Authenticate =>
  async (request) => {
    const token = bearerOf(request)
    if (token === undefined) throw refuse('unauthenticated', 'Please log in first.')
    return sessionTokens.holderOf(token)
  }

/** Undefined also where there are two: a proxy before us may have looked at the other one. */
export function bearerOf({ headers, raw }: FastifyRequest): string | undefined {
  const times = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'authorization').length
  if (times > 1) return undefined
  return BEARER.exec(headers.authorization ?? '')?.[1]
}
