import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { createBackground } from './background'
import { buildAccounts } from './buildAccounts'
import type { Config } from './config/config'
import type { Deliver } from './domain/accounts/mails'
import type { Classifier } from './domain/diagnoses/classifier'
import { createDiagnoses } from './domain/diagnoses/diagnoses'
import { createDiagnosisHistory } from './domain/diagnoses/diagnosisHistory'
import type { DiagnosisRecords } from './domain/diagnoses/records'
import type { SendReminder } from './domain/reminders/reminderRecords'
import { createReminders } from './domain/reminders/reminders'
import { limitsOf } from './domain/limits/limits'
import type { Limits } from './domain/limits/limits'
import type { Clock } from './domain/security'
import { createServer } from './http/createServer'
import type { Timeouts } from './http/createServer'
import { addRequireUser } from './http/plumbing/authenticate'
import type { LogStream } from './http/plumbing/logging'
import { accountRoutes } from './http/routes/accountRoutes'
import { diagnosisRoutes } from './http/routes/diagnosisRoutes'
import { operationRoutes } from './http/routes/operationRoutes'
import { ownAccountRoutes } from './http/routes/ownAccountRoutes'
import { predictRoutes } from './http/routes/predictRoutes'
import { recoveryRoutes } from './http/routes/recoveryRoutes'
import { reminderRoutes } from './http/routes/reminderRoutes'
import { sessionRoutes } from './http/routes/sessionRoutes'
import { addSiteRoutes } from './http/routes/siteRoutes'
import { violationReports } from './http/routes/violationReports'
import { createMailSender } from './mail/mailSender'
import { createSmtp } from './mail/smtp'
import { measuredClassifier, measuredRecords } from './metrics/measured'
import { createMetrics } from './metrics/metrics'
import type { Metrics } from './metrics/metrics'
import { createDiagnosisRepository } from './persistence/diagnosisRepository'
import { checkDatabase } from './persistence/migrate'
import { isOutage } from './persistence/outage'
import { createOutboxRepository } from './persistence/outboxRepository'
import { createReminderRepository } from './persistence/reminderRepository'
import type { OpenDatabase } from './persistence/schema'
import { remindDaily } from './push/remindDaily'
import { checkThreadPool, createReadiness } from './readiness'
import { hashPhoto } from './security/hashPhoto'
import { createKeyedHash } from './security/keyedHash'
import type { PasswordCost } from './security/passwords'

type BuildAppDeps = {
  config: Config & { tokenSecret: string }
  /** Migrated. The caller closes it, and the classifier. */
  db: OpenDatabase
  classifier: Classifier
  /** The built client; undefined serves the API alone. */
  publicDir: string | undefined
  passwordCost?: PasswordCost
  /** To the mail server of the settings when left out. */
  deliver?: Deliver
  /** Other than once a second, and half a minute after a failure. */
  mailPace?: { everyMs?: number; firstRetryMs?: number }
  /** The one that the settings ask for when left out. */
  sendReminder?: SendReminder
  /** Other than the settings ask for. */
  limits?: Limits
  now?: Clock
  /** Until a link for a new password is made. */
  randomDelayMs?: () => number
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
  const onError = (error: unknown) => {
    app.log.error(error)
  }
  const afterwards = createAfterwards({ ...deps, now, onError })
  const services = await buildAccounts({ ...afterwards, config, limits, db, passwordCost, now })
  const { sessionTokens, requestLimits, pseudonymOf, freeResults } = services
  const streams = { ...(logStream && { logStream }), ...(timeouts && { timeouts }) }
  const app = await createServer({ ...config, ...streams, isOutage, pseudonymOf, watcher: metrics })
  afterwards.follow(app)
  const limitByAddress = ({ network }: FastifyRequest) => requestLimits.address.consume(network)
  const requireUser = addRequireUser(app, sessionTokens)
  const parts = await buildDiagnoses(app, { ...deps, metrics, freeResults, now, onError })
  const routes = { ...parts, requireUser, limitByAddress, watcher: metrics, now }
  await addRoutes(app, {
    ...services,
    ...routes,
    isStopping,
    isReady: createReadiness({
      isStopping,
      checks: [() => checkDatabase(db), () => classifier.ping(), checkThreadPool],
    }),
  })
  await addSiteRoutes(app, publicDir)
  return app
}

type DiagnosesDeps = Pick<BuildAppDeps, 'config' | 'db' | 'classifier' | 'sendReminder'> & {
  metrics: Metrics
  freeResults: Parameters<typeof createDiagnoses>[0]['freeResults']
  now: Clock
  onError: (error: unknown) => void
}

/** Diagnoses, their history, and reminders of them. */
async function buildDiagnoses(app: FastifyInstance, { metrics, freeResults, classifier, ...deps }: DiagnosesDeps) {
  const { db, now } = deps
  const records = measuredRecords(createDiagnosisRepository(db), metrics)
  const measured = measuredClassifier(classifier, metrics)
  return {
    diagnoses: createDiagnoses({ classifier: measured, records, hashPhoto, freeResults, now }),
    history: createDiagnosisHistory({ records, classifier, now }),
    reminders: await buildReminders(app, { ...deps, diagnoses: records }),
  }
}

type RemindersDeps = Pick<DiagnosesDeps, 'config' | 'db' | 'sendReminder' | 'now' | 'onError'> & {
  diagnoses: Pick<DiagnosisRecords, 'listDiagnoses'>
}

/** Nothing without keys for Web Push; else sent for as long as the server runs. */
async function buildReminders(app: FastifyInstance, { config, db, sendReminder, ...deps }: RemindersDeps) {
  if (!config.push) return undefined
  const { createSendPush, isPublicKey } = await import('./push/sendPush')
  const send = sendReminder ?? createSendPush(config.push)
  const records = createReminderRepository(db, config.sessionLimits)
  const reminders = createReminders({ ...deps, records, send, isPublicKey })
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = remindDaily({ ...reminders, ...deps })
  })
  app.addHook('onClose', async () => {
    await stop?.()
  })
  return reminders
}

type AfterwardsDeps = BuildAppDeps & { now: Clock; onError: (error: unknown) => void }

/** What goes on after a response has been given. */
function createAfterwards({ config, db, now, onError, randomDelayMs, ...options }: AfterwardsDeps) {
  const background = createBackground(onError, randomDelayMs)
  const outbox = createOutboxRepository(db)
  const { smtpUrl, from } = config.mail
  const deliver = options.deliver ?? (smtpUrl === undefined ? undefined : createSmtp(smtpUrl, from))
  const sender = createMailSender({ outbox, deliver, now, onError, ...options.mailPace })
  return {
    atRandomTime: background.runAtRandomTime,
    keyedHash: createKeyedHash(config.tokenSecret),
    outbox,
    /** A mail in progress has its time while requests are finished. */
    follow(app: FastifyInstance) {
      app.addHook('onReady', async () => {
        sender.start()
      })
      app.addHook('preClose', async () => void sender.close())
      app.addHook('onClose', async () => {
        await Promise.all([background.settled(), sender.close()])
      })
    },
  }
}

type RoutesDeps = OptionsOf<typeof accountRoutes> &
  OptionsOf<typeof ownAccountRoutes> &
  OptionsOf<typeof recoveryRoutes> &
  OptionsOf<typeof sessionRoutes> &
  OptionsOf<typeof predictRoutes> &
  OptionsOf<typeof diagnosisRoutes> &
  OptionsOf<typeof reminderRoutes> &
  OptionsOf<typeof operationRoutes> &
  OptionsOf<typeof violationReports>

type OptionsOf<Plugin> = Plugin extends FastifyPluginAsync<infer Options> ? Options : never

async function addRoutes(app: FastifyInstance, deps: RoutesDeps) {
  await registerRoutes(app, accountRoutes, deps)
  await registerRoutes(app, ownAccountRoutes, deps)
  await registerRoutes(app, recoveryRoutes, deps)
  await registerRoutes(app, sessionRoutes, deps)
  await registerRoutes(app, predictRoutes, deps)
  await registerRoutes(app, diagnosisRoutes, deps)
  await registerRoutes(app, reminderRoutes, deps)
  await registerRoutes(app, operationRoutes, deps)
  await registerRoutes(app, violationReports, deps)
}

/** Routes with hooks and parsers of their own. Named, because Fastify compares a nameless plugin with every module that is loaded. */
async function registerRoutes<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  routes: FastifyPluginAsync<Options>,
  options: Options,
) {
  await app.register(
    fp<FastifyPluginOptions>(async (scope) => routes(scope, options), { name: routes.name, encapsulate: true }),
  )
}
