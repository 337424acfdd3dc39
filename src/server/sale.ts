import type { FastifyInstance } from 'fastify'

import type { Language } from '~/contract/languages'

import type { Config, MpesaConfig } from './config/config'
import type { MailWords } from './domain/accounts/mails'
import type { RateLimiter } from './domain/limits/rateLimiter'
import type { Mpesa } from './domain/payments/mpesa'
import { createOrders } from './domain/payments/orders'
import { createPaidMail } from './domain/payments/paidMail'
import { createReconciler } from './domain/payments/reconciler'
import type { Clock } from './domain/security'
import { callbackPath, ring } from './http/routes/paymentCallbacks'
import { startJobs } from './jobs'
import { watchPayments } from './metrics/gauges'
import { type Metrics } from './metrics/metrics'
import { createDaraja } from './mpesa/daraja'
import { createSimulator, SIMULATED } from './mpesa/simulator'
import { createLeaseRepository } from './persistence/leaseRepository'
import { createPaymentRepository } from './persistence/orderRepository'
import type { Database } from './persistence/schema'
import { deriveKey } from './security/keyedHash'
import { newReference } from './security/orderReference'

const PAYMENT_CHECK_MS = 2_000

type SaleDeps = {
  db: Database
  config: { tokenSecret: string }
  /** Default: as configured. */
  mpesa?: Mpesa
  mpesaConfig: MpesaConfig
  words: Record<Language, MailWords>
  limiter: RateLimiter
  now: Clock
  onError: (error: unknown) => void
}

/** Several servers may share a PostgreSQL. */
export const dryRunNotice = ({ mpesa, database }: Pick<Config, 'mpesa' | 'database'>) =>
  mpesa?.kind === 'simulated' && 'postgresUrl' in database
    ? 'MPESA_SIMULATOR is 1: the dry run is in the memory of this server, so run no second one on this database.'
    : undefined

/** Orders of the plan, what becomes of them, and where M-Pesa rings. */
export function buildSale({ db, config, mpesaConfig, words, limiter, now, onError, ...deps }: SaleDeps) {
  const records = createPaymentRepository(db)
  const secret = Buffer.from(deriveKey(config.tokenSecret, 'payments')).toString('hex')
  const settings =
    mpesaConfig.kind === 'live'
      ? { ...mpesaConfig, callbackUrl: mpesaConfig.callbackBase + callbackPath(secret) }
      : SIMULATED
  const isSimulated = mpesaConfig.kind === 'simulated'
  const onDecided = (body: object) => void ring(records, JSON.stringify(body), now()).catch(onError)
  const simulator = isSimulated ? createSimulator({ now, onDecided }) : undefined
  const mpesa = deps.mpesa ?? createDaraja(settings, { now, ...(simulator && { fetch: simulator.fetch }) })
  const reconciler = createReconciler({ records, mpesa, mailOf: createPaidMail(words, now), now })
  const isDue = () => {
    simulator?.settle() // M-Pesa rings by itself
    return reconciler.isDue()
  }
  return {
    orders: createOrders({ records, mpesa, newReference, limiter, onError, now }),
    reconciler: { ...reconciler, isDue },
    callbacks: { records, secret },
    payBill: settings.shortCode,
    isSimulated,
  }
}

type JobDeps = Pick<ReturnType<typeof buildSale>, 'reconciler' | 'callbacks'> & {
  db: Database
  metrics: Metrics
  onError: (error: unknown) => void
}

/** On one server at a time. */
export function addPaymentJob(app: FastifyInstance, { reconciler, callbacks, db, metrics, onError }: JobDeps) {
  watchPayments(metrics, callbacks.records)
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    const job = { name: 'payments', ...reconciler }
    stop = startJobs([job], createLeaseRepository(db), onError, { everyMs: PAYMENT_CHECK_MS })
  })
  app.addHook('onClose', async () => stop?.())
}
