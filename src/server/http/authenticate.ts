import type { FastifyRequest } from 'fastify'

import { refuse } from '~/server/domain/errors'
import type { SessionTokens } from '~/server/domain/sessionTokens'
import type { Account } from '~/server/domain/users'

export type Authenticate = (request: FastifyRequest) => Promise<Account>

const BEARER = /^Bearer +(\S+)$/i

/** The account behind a request's bearer token; 'unauthenticated' without one. */
export const createAuthenticate =
  (sessionTokens: Pick<SessionTokens, 'accountOf'>): Authenticate =>
  async ({ headers }) => {
    const token = BEARER.exec(headers.authorization ?? '')?.[1]
    if (token === undefined) throw refuse('unauthenticated', 'Please log in first.')
    return sessionTokens.accountOf(token)
  }
