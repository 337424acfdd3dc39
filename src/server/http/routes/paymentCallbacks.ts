import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { refuse } from '~/server/domain/domainError'
import type { PaymentRecords } from '~/server/domain/payments/paymentRecords'
import type { Clock } from '~/server/domain/security'

type PaymentCallbacksDeps = {
  records: Pick<PaymentRecords, 'ring'>
  /** 64 hexadecimal digits: those who do not know them get nowhere. */
  secret: string
  now: Clock
  limitByAddress: onRequestAsyncHookHandler
}

const MAX_BYTES = 16 * 1024
/** An order is queried at most once within this time, however often it rings. */
const REST_MS = 5_000

/** A parameter, so that no log line and no metric has the secret. */
export const callbackPath = (secret = ':secret') => `/api/payments/${secret}/result`

/** M-Pesa rings here. Nothing in a body moves money: it is kept, and its order is queried. */
export const paymentCallbacks: FastifyPluginAsync<PaymentCallbacksDeps> = async (app, deps) => {
  const { records, secret, now, limitByAddress } = deps
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => done(null, body))

  const expected = hashOf(secret)

  app.route<{ Body: string | undefined; Params: { secret: string } }>({
    method: 'POST',
    url: callbackPath(),
    bodyLimit: MAX_BYTES,
    onRequest: [
      limitByAddress,
      async ({ params }) => {
        if (!timingSafeEqual(hashOf(params.secret), expected)) throw refuse('notFound', 'notFound')
      },
    ],
    schema: { hide: true },
    handler: async ({ body = '' }) => {
      await ring(records, body, now())
      return { ResultCode: 0, ResultDesc: 'Accepted' }
    },
  })
}

export async function ring(records: Pick<PaymentRecords, 'ring'>, body: string, now: number) {
  const hash = hashOf(body).toString('base64url')
  await records.ring({ hash, checkoutRequestId: requestIn(body), body: printable(body), restMs: REST_MS, now })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

const ID = /"CheckoutRequestID"\s*:\s*"([\w-]{1,100})"/

const requestIn = (body: string) => ID.exec(body)?.[1]

/** PostgreSQL stores no NUL. */
const printable = (body: string) => body.replaceAll('\0', '')
