import type { FastifyInstance, FastifyRequest } from 'fastify'

import { createBackground } from './background'
import { buildAccounts } from './buildAccounts'
import type { Config } from './config'
import type { Classifier } from './domain/classifier'
import { createDiagnoses } from './domain/diagnoses'
import { limitsOf } from './domain/limits'
import type { Limits } from './domain/limits'
import type { Mailer } from './domain/mails'
import type { Clock } from './domain/security'
import { accountRoutes } from './http/accountRoutes'
import { createAuthenticate } from './http/authenticate'
import { createServer } from './http/createServer'
import type { Timeouts } from './http/createServer'
import type { LogStream } from './http/logging'
import { networkOf } from './http/networkOf'
import { operationRoutes } from './http/operationRoutes'
import { ownAccountRoutes } from './http/ownAccountRoutes'
import { predictRoutes } from './http/predictRoutes'
import { recoveryRoutes } from './http/recoveryRoutes'
import { sessionRoutes } from './http/sessionRoutes'
import { addSiteRoutes } from './http/siteRoutes'
import { violationReports } from './http/violationReports'
import { createMailer } from './mail/mailer'
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
  /** The one that the settings ask for when left out. */
  mailer?: Mailer
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
    mailer = createMailer(config.mail),
    limits = limitsOf(config.limits),
    now = Date.now,
    logStream,
    isStopping = () => false,
    timeouts,
    metrics = createMetrics(),
  } = options
  const background = createBackground((error) => {
    app.log.error(error)
  })
  const parts = { config, limits, db, passwordCost, mailer, inBackground: background.run, now }
  const { accounts, sessionTokens, requestLimits, pseudonymOf, freeAnswers, ...care } = await buildAccounts(parts)
  const diagnoses = createDiagnoses({
    classifier: measuredClassifier(classifier, metrics),
    records: measuredRecords(createDiagnosisRepository(db), metrics),
    hashPhoto,
    freeAnswers,
    now,
  })
  const authenticate = createAuthenticate(sessionTokens)
  const limitByAddress = ({ ip }: FastifyRequest) => requestLimits.address.consume(networkOf(ip))

  const app = await createServer({
    ...config,
    isOutage,
    pseudonymOf,
    watcher: metrics,
    ...(logStream && { logStream }),
    ...(timeouts && { timeouts }),
  })
  app.addHook('onClose', background.settled)
  await app.register(accountRoutes, {
    accounts,
    emailConfirmation: care.emailConfirmation,
    authenticate,
    limitByAddress,
  })
  await app.register(ownAccountRoutes, { ...care, authenticate })
  await app.register(recoveryRoutes, { ...care, limitByAddress })
  await app.register(sessionRoutes, { sessionTokens })
  await app.register(predictRoutes, { diagnoses, authenticate })
  await app.register(operationRoutes, {
    isReady: createReadiness({ isStopping, checks: [() => checkDatabase(db), () => classifier.ping()] }),
    limitByAddress,
  })
  await app.register(violationReports, { watcher: metrics, now, limitByAddress })
  await addSiteRoutes(app, publicDir)
  return app
}
