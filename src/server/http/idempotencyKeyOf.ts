import type { FastifyRequest } from 'fastify'

import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '~/contract/idempotency'
import { refuse } from '~/server/domain/errors'

/** What the client calls this attempt; undefined without the header, 'invalid' when it is no key. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]?.toString()
  if (key === undefined) return undefined
  if (IDEMPOTENCY_KEY.test(key)) return key
  throw refuse('invalid', `The ${IDEMPOTENCY_KEY_HEADER} must be 1 to 255 visible ASCII characters.`)
}
