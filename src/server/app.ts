import type { FastifyInstance, FastifyRequest } from 'fastify'

import { buildAccounts } from './buildAccounts'
import type { Config } from './config'
import type { Classifier } from './domain/classifier'
import { createDiagnoses } from './domain/diagnoses'
import { limitsOf } from './domain/limits'
import type { Limits } from './domain/limits'
import type { Clock } from './domain/security'
import { accountRoutes } from './http/accountRoutes'
import { createAuthenticate } from './http/authenticate'
import { createServer } from './http/createServer'
import type { Timeouts } from './http/createServer'
import { diagnosisRoutes } from './http/diagnosisRoutes'
import type { LogStream } from './http/logging'
import { networkOf } from './http/networkOf'
import { operationRoutes } from './http/operationRoutes'
import { predictRoutes } from './http/predictRoutes'
import { sessionRoutes } from './http/sessionRoutes'
import { addSiteRoutes } from './http/siteRoutes'
import { violationReports } from './http/violationReports'
import { measuredClassifier, measuredRecords } from './metrics/measured'
import { createMetrics } from './metrics/metrics'
import type { Metrics } from './metrics/metrics'
import { checkDatabase } from './persistence/checkDatabase'
import type { Database } from './persistence/database'
import { createDiagnosisRepository } from './persistence/diagnosisRepository'
import { isOutage } from './persistence/outage'
import { createReadiness } from './readiness'
import { hashPhoto } from './security/hashPhoto'
import type { PasswordCost } from './security/passwords'

type BuildAppDeps = {
  config: Config & { tokenSecret: string }
  /** Migrated. The caller closes it, and the classifier. */
  db: Database
  classifier: Classifier
  /** The built client; undefined serves the API alone. */
  publicDir: string | undefined
  passwordCost?: PasswordCost
  /** Other than the settings ask for. */
  limits?: Limits
  now?: Clock
  logStream?: LogStream | undefined
  /** From the moment on that the server is asked to stop. */
  isStopping?: () => boolean
  timeouts?: Timeouts
  metrics?: Metrics
}

/** The composition root: the only file that knows every part. */
export async function buildApp(deps: BuildAppDeps): Promise<FastifyInstance> {
  const { config, db, classifier, publicDir, ...options } = deps
  const {
    passwordCost,
    limits = limitsOf(config.limits),
    now = Date.now,
    logStream,
    isStopping = () => false,
    timeouts,
    metrics = createMetrics(),
  } = options
  const { accounts, sessionTokens, requestLimits } = await buildAccounts({ config, limits, db, passwordCost, now })
  const diagnoses = createDiagnoses({
    classifier: measuredClassifier(classifier, metrics),
    records: measuredRecords(createDiagnosisRepository(db), metrics),
    hashPhoto,
    now,
  })
  const authenticate = createAuthenticate(sessionTokens)
  const limitByAddress = ({ ip }: FastifyRequest) => requestLimits.address.consume(networkOf(ip))

  const app = await createServer({
    ...config,
    isOutage,
    watcher: metrics,
    ...(logStream && { logStream }),
    ...(timeouts && { timeouts }),
  })
  await app.register(accountRoutes, { accounts, authenticate, limitByAddress })
  await app.register(sessionRoutes, { sessionTokens })
  await app.register(predictRoutes, { diagnoses, authenticate })
  await app.register(diagnosisRoutes, { diagnoses, authenticate })
  await app.register(operationRoutes, {
    isReady: createReadiness({ isStopping, checks: [() => checkDatabase(db), () => classifier.ping()] }),
    limitByAddress,
  })
  await app.register(violationReports, { watcher: metrics, now, limitByAddress })
  await addSiteRoutes(app, publicDir)
  return app
}
