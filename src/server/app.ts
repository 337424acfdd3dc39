import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Config } from './config'
import { createAccounts } from './domain/accounts'
import type { Classifier } from './domain/classifier'
import { createDiagnoses } from './domain/diagnoses'
import type { Clock } from './domain/security'
import { createSessionTokens } from './domain/sessionTokens'
import { accountRoutes } from './http/accountRoutes'
import { createAuthenticate } from './http/authenticate'
import { createServer } from './http/createServer'
import type { LogStream } from './http/createServer'
import { operationRoutes } from './http/operationRoutes'
import { predictRoutes } from './http/predictRoutes'
import { addSecurityHeaders } from './http/securityHeaders'
import { addSiteRoutes } from './http/siteRoutes'
import { checkDatabase } from './persistence/checkDatabase'
import type { Database } from './persistence/database'
import { createDiagnosisRepository } from './persistence/diagnosisRepository'
import { isOutage } from './persistence/outage'
import { createSessionRepository } from './persistence/sessionRepository'
import { createUserRepository } from './persistence/userRepository'
import { createReadiness } from './readiness'
import { createAccessTokens } from './security/accessTokens'
import { createPasswords } from './security/passwords'
import type { PasswordCost } from './security/passwords'
import { createRefreshTokens } from './security/refreshTokens'

type Needs = {
  config: Config & { tokenSecret: string }
  /** Migrated. Whoever opened it closes it, as they close the classifier. */
  db: Database
  classifier: Classifier
  /** The built client; undefined serves the API alone. */
  publicDir: string | undefined
  passwordCost?: PasswordCost
  now?: Clock
  logStream?: LogStream
  /** From the moment on that the server is asked to stop. */
  isStopping?: () => boolean
}

/** The composition root: the only file that knows every part. */
export async function buildApp({ config, db, classifier, publicDir, ...options }: Needs) {
  const { passwordCost, now = Date.now, logStream, isStopping = () => false } = options
  const sessionTokens = createSessionTokens({
    sessions: createSessionRepository(db, config.sessionLimits),
    accessTokens: createAccessTokens({
      secret: config.tokenSecret,
      lifetimeSeconds: config.accessTokenSeconds,
      now,
    }),
    refreshTokens: createRefreshTokens(config.tokenSecret),
    newId: randomUUID,
    now,
  })
  const passwords = await createPasswords(passwordCost)
  const accounts = createAccounts({ users: createUserRepository(db, now), passwords, sessionTokens })
  const diagnoses = createDiagnoses({ classifier, records: createDiagnosisRepository(db), now })
  const authenticate = createAuthenticate(sessionTokens)

  const app: FastifyInstance = createServer({ ...config, isOutage, ...(logStream && { logStream }) })
  await addSecurityHeaders(app)
  await app.register(accountRoutes, { accounts, sessionTokens, authenticate })
  await app.register(predictRoutes, { diagnoses, authenticate })
  await app.register(operationRoutes, {
    isReady: createReadiness({ isStopping, checkDatabase: () => checkDatabase(db) }),
  })
  await addSiteRoutes(app, publicDir)
  return app
}
