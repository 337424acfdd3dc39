import type { FastifyRequest } from 'fastify'

import type { SessionTokens } from '~/server/domain/sessionTokens'
import type { CurrentUser } from '~/server/domain/users'

import { networkOf } from './networkOf'

export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser>

/** The user behind a request's bearer token; rejects with 'unauthenticated' without one. */
export const createAuthenticate =
  (sessionTokens: Pick<SessionTokens, 'currentUserOf'>): Authenticate =>
  (request) =>
    sessionTokens.currentUserOf(bearerOf(request), { network: networkOf(request.ip) })

/** Undefined also when there are two: a proxy in front may have checked the other one. */
export function bearerOf({ headers, raw }: FastifyRequest): string | undefined {
  const [authorization, ...others] = raw.headersDistinct['authorization'] ?? []
  if (authorization === undefined || others.length > 0) return undefined
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
