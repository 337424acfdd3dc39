import type { FastifyRequest } from 'fastify'

import type { SessionTokens } from '~/server/domain/sessionTokens'
import type { CurrentSession } from '~/server/domain/users'

import { addToLog } from './logging'
import { isRepeated } from './malformedRequests'

export type Authenticate = (request: FastifyRequest) => Promise<CurrentSession>

/** The user and session behind a request's bearer token; rejects with 'unauthenticated' without one. */
export const createAuthenticate =
  (sessionTokens: Pick<SessionTokens, 'currentUserOf'>): Authenticate =>
  async (request) => {
    const user = await sessionTokens.currentUserOf(bearerOf(request), request)
    addToLog(request, { account: user.id })
    return user
  }

/** Undefined also when there are two: a proxy in front may have checked the other one. */
export function bearerOf({ headers, raw }: FastifyRequest): string | undefined {
  if (isRepeated(raw, 'authorization')) return undefined
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
