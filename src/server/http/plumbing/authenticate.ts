import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'

import type { CurrentSession } from '~/server/domain/accounts/users'
import { refuse } from '~/server/domain/domainError'
import type { SessionTokens } from '~/server/domain/sessions/sessionTokens'

import { isRepeated } from './malformedRequests'

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FastifyRequest {
    /** Set on routes with `requireUser`. */
    user: CurrentSession
  }
}

/** An `onRequest` hook: sets the user of the bearer token, or responds 401 before a body is read. */
export function addRequireUser(
  app: FastifyInstance,
  sessionTokens: Pick<SessionTokens, 'currentUserOf'>,
): onRequestAsyncHookHandler {
  app.decorateRequest('user')
  return async (request) => (request.user = await sessionTokens.currentUserOf(bearerOf(request), request))
}

/** An `onRequest` hook after `requireUser`: the only place that checks a role. */
export const requireExpert: onRequestAsyncHookHandler = async ({ user }) => {
  if (user.role !== 'expert') throw refuse('forbidden', 'expertsOnly')
}

/** Undefined also for two headers: a proxy in front may have checked the other one. */
export function bearerOf({ headers, raw }: FastifyRequest): string | undefined {
  if (isRepeated(raw, 'authorization')) return undefined
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
