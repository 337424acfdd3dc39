import type { FastifyInstance } from 'fastify'

import { buildAccounts } from './buildAccounts'
import type { Config } from './config'
import type { Classifier } from './domain/classifier'
import { createDiagnoses } from './domain/diagnoses'
import { limitsOf } from './domain/limits'
import type { Limits } from './domain/limits'
import type { Clock } from './domain/security'
import { accountRoutes } from './http/accountRoutes'
import { createAdmission } from './http/admission'
import { createAuthenticate } from './http/authenticate'
import { createServer } from './http/createServer'
import type { Patience } from './http/createServer'
import { limitRequests } from './http/limitRequests'
import type { LogStream } from './http/logging'
import { openApiRoute } from './http/openApi/route'
import { operationRoutes } from './http/operationRoutes'
import { predictRoutes } from './http/predictRoutes'
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

type Needs = {
  config: Config & { tokenSecret: string }
  /** Migrated. Whoever opened it closes it, as they close the classifier. */
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
  patience?: Patience
  metrics?: Metrics
}

/** The composition root: the only file that knows every part. */
export async function buildApp({ config, db, classifier, publicDir, ...options }: Needs) {
  const {
    passwordCost,
    limits = limitsOf(config.limits),
    now = Date.now,
    logStream,
    isStopping = () => false,
    patience,
    metrics = createMetrics(),
  } = options
  const { accounts, sessionTokens, budget } = await buildAccounts({ config, limits, db, passwordCost, now })
  const diagnoses = createDiagnoses({
    classifier: measuredClassifier(classifier, metrics),
    records: measuredRecords(createDiagnosisRepository(db), metrics),
    hashPhoto,
    now,
  })
  const authenticate = createAuthenticate(sessionTokens)

  const app: FastifyInstance = createServer({
    ...config,
    isOutage,
    watcher: metrics,
    ...(logStream && { logStream }),
    ...(patience && { patience }),
  })
  limitRequests(app, budget)
  await app.register(accountRoutes, { accounts, sessionTokens, authenticate })
  await app.register(predictRoutes, { diagnoses, authenticate, admission: createAdmission(Infinity) })
  await app.register(operationRoutes, {
    isReady: createReadiness({ isStopping, checks: [() => checkDatabase(db), () => classifier.ping()] }),
  })
  await app.register(openApiRoute)
  await app.register(violationReports, { watcher: metrics, now })
  await addSiteRoutes(app, publicDir)
  return app
}
