import { randomUUID } from 'node:crypto'

import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { buildAsking } from './asking'
import { createBackground } from './background'
import type { Config } from './config/config'
import { createNotices } from './domain/accounts/accountMails'
import { createAccounts } from './domain/accounts/accounts'
import { createEmailChange } from './domain/accounts/emailChange'
import { createEmailConfirmation } from './domain/accounts/emailConfirmation'
import type { Deliver } from './domain/accounts/mails'
import { createOwnAccount, createPasswordCheck } from './domain/accounts/ownAccount'
import { createPasswordReset, createResetLink } from './domain/accounts/passwordReset'
import { createRecoveryCodes, withOwnCounters } from './domain/accounts/recoveryCodes'
import { createConfirmations } from './domain/cases/confirmations'
import type { Classifier } from './domain/diagnoses/classifier'
import { createDiagnoses } from './domain/diagnoses/diagnoses'
import { createDiagnosisHistory } from './domain/diagnoses/diagnosisHistory'
import { createNetworkLimit } from './domain/limits/keyedSemaphore'
import { limitsOf, type Limits } from './domain/limits/limitSettings'
import { createLoginThrottle } from './domain/limits/loginThrottle'
import { allOf, type LimitRule, type RateLimiter } from './domain/limits/rateLimiter'
import { createSignUpLimit } from './domain/limits/signUpLimit'
import { createAccountNotes } from './domain/notes/accountNotes'
import type { Mpesa } from './domain/payments/mpesa'
import type { SendReminder } from './domain/reminders/reminderRecords'
import type { Clock } from './domain/security'
import { createSessionTokens } from './domain/sessions/sessionTokens'
import { createSignIn } from './domain/sessions/signIn'
import { createServer, type Timeouts } from './http/createServer'
import { addRequireUser } from './http/plumbing/authenticate'
import type { LogStream } from './http/plumbing/logging'
import { accountRoutes } from './http/routes/accountRoutes'
import { accuracyRoutes } from './http/routes/accuracyRoutes'
import { casePhotoRoutes } from './http/routes/casePhotoRoutes'
import { caseRoutes } from './http/routes/caseRoutes'
import { deskRoutes } from './http/routes/deskRoutes'
import { diagnosisRoutes } from './http/routes/diagnosisRoutes'
import { noteRoutes } from './http/routes/noteRoutes'
import { officerRoutes } from './http/routes/officerRoutes'
import { operationRoutes } from './http/routes/operationRoutes'
import { orderRoutes } from './http/routes/orderRoutes'
import { ownAccountRoutes } from './http/routes/ownAccountRoutes'
import { paymentCallbacks } from './http/routes/paymentCallbacks'
import { predictRoutes } from './http/routes/predictRoutes'
import { recoveryRoutes } from './http/routes/recoveryRoutes'
import { reminderRoutes } from './http/routes/reminderRoutes'
import { sessionRoutes } from './http/routes/sessionRoutes'
import { addSiteRoutes } from './http/routes/siteRoutes'
import { violationReports } from './http/routes/violationReports'
import { createUploadSlots } from './http/upload/uploadSlots'
import { buildJudging } from './judging'
import { createMailSender } from './mail/mailSender'
import { createSmtp } from './mail/smtp'
import { mailWords } from './mail/words/mailWords'
import { watch, watchConfirmations } from './metrics/gauges'
import { createMetrics, measuredClassifier, measuredRecords, type Metrics } from './metrics/metrics'
import { createAccountRepository } from './persistence/accountRepository'
import { createConfirmationRepository } from './persistence/confirmationRepository'
import { isOutage } from './persistence/database'
import { createDeviceRepository } from './persistence/deviceRepository'
import { createDiagnosisRepository } from './persistence/diagnosisRepository'
import { checkDatabase } from './persistence/migrate'
import { createNoteRepository } from './persistence/noteRepository'
import { createOutboxRepository } from './persistence/outboxRepository'
import { createOwnAccountRepository } from './persistence/ownAccountRepository'
import { createRateLimiters } from './persistence/rateLimiters'
import type { OpenDatabase } from './persistence/schema'
import { createSessionRepository } from './persistence/sessionRepository'
import { createUserRepository } from './persistence/userRepository'
import { addPhotoJobs, buildCasePhotos } from './photoKeeping'
import { checkThreadPool, createReadiness } from './readiness'
import { addReminderJobs, buildReminders } from './reminding'
import { addPaymentJob, buildSale } from './sale'
import { createAccessTokens } from './security/accessTokens'
import { createKeyedHash, hashPhoto } from './security/keyedHash'
import { createConfirmationTokens, oneTimeTokens } from './security/linkTokens'
import { commonPasswords, createPasswords, type PasswordCost } from './security/passwords'
import { newRecoveryCode } from './security/recoveryCode'
import { createRefreshTokens } from './security/refreshTokens'
import { VERSION } from './version'

type AppDeps = {
  config: Config & { tokenSecret: string }
  /** Must be migrated. The caller closes it, and the classifier. */
  db: OpenDatabase
  classifier: Classifier
  /** Folder of the built client; undefined serves only the API. */
  publicDir: string | undefined
  passwordCost?: PasswordCost
  /** Default: the configured mail server. */
  deliver?: Deliver
  /** Default: once a second, and 30 seconds after a failure. */
  mailPace?: { everyMs?: number; firstRetryMs?: number }
  /** Default: every 20 seconds. */
  photoPace?: { everyMs: number }
  /** Default: as configured. */
  sendReminder?: SendReminder
  /** Default: as configured. */
  mpesa?: Mpesa
  /** Default: as configured. */
  limits?: Limits
  now?: Clock
  /** Delay before a reset link is made. */
  randomDelayMs?: () => number
  logStream?: LogStream | undefined
  /** True once the server has been asked to stop. */
  isStopping?: () => boolean
  timeouts?: Timeouts
  metrics?: Metrics
}

/** The composition root: the only file that knows every part. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, limits = limitsOf(config.limits), now = Date.now, isStopping = () => false } = deps
  const { metrics = createMetrics(), logStream, timeouts } = deps
  const { tokenSecret: secret, sessionLimits, bindsSessions, publicUrl } = config
  const onError = (error: unknown) => app.log.error(error)

  // work after a response
  const background = createBackground(onError, deps.randomDelayMs)
  const outbox = createOutboxRepository(db)
  const { smtpUrl, from } = config.mail
  const deliver = deps.deliver ?? (smtpUrl === undefined ? undefined : createSmtp(smtpUrl, from))
  const mailSender = createMailSender({ outbox, deliver, now, onError, onOutcome: metrics.mailed, ...deps.mailPace })

  // limits
  const keyedHash = createKeyedHash(secret)
  const limiters = createRateLimiters(db)
  const requestLimits = {
    account: allOf([limiters.inMemory(limits.accountRequests), limiters.inMemory(limits.accountBursts)]),
    address: allOf([limiters.inMemory(limits.addressRequests), limiters.inMemory(limits.addressBursts)]),
    session: limiters.inMemory(limits.refreshes),
  }
  const users = createUserRepository(db, now)
  const throttling = { limits, devices: createDeviceRepository(db), keyedHash, now }
  const loginThrottle = createLoginThrottle({
    ...throttling,
    limiters,
    findAccount: (email) => users.findByEmail(email),
  })
  const recoveryThrottle = createLoginThrottle({
    ...throttling,
    limiters: withOwnCounters(limiters, 'recovery'),
    findAccount: (email) => users.findByAnyEmail(email),
  })

  // accounts and sessions
  const sessionTokens = createSessionTokens({
    sessions: createSessionRepository(db, sessionLimits),
    accessTokens: createAccessTokens({ secret, lifetimeSeconds: config.accessTokenSeconds, now }),
    refreshTokens: createRefreshTokens(secret),
    keyedHash,
    requestLimits,
    bindsSessions,
    newId: randomUUID,
    now,
  })
  const common = {
    users,
    records: createOwnAccountRepository(db, sessionLimits),
    outbox,
    passwords: await createPasswords(deps.passwordCost),
    commonPasswords,
    limiters,
    limits,
    networkLimit: createNetworkLimit(),
    signUpLimit: createSignUpLimit({ limiters, limits, keyedHash }),
    keyedHash,
    atRandomTime: background.runAtRandomTime,
    mailWords: mailWords(config.contact),
    publicUrl,
    tokens: oneTimeTokens,
    now,
  }
  const checked = { ...common, passwordCheck: createPasswordCheck(common), notices: createNotices(common) }
  const emailConfirmation = createEmailConfirmation({ ...common, confirmationTokens: createConfirmationTokens(secret) })
  const signIn = createSignIn({ sessionTokens, keyedHash, newDeviceToken: oneTimeTokens.create, now })
  const accounts = createAccounts({ ...common, emailConfirmation, loginThrottle, signIn })
  const ownAccount = createOwnAccount({
    ...checked,
    accounts: createAccountRepository(db),
    pushKey: config.push?.publicKey,
    sendsMail: deliver !== undefined,
  })
  const passwordReset = createPasswordReset({ ...checked, resetLink: createResetLink(common) })
  const recoveryCodes = createRecoveryCodes({ ...checked, throttle: recoveryThrottle, newRecoveryCode })
  const changeEmail = createEmailChange({ ...checked, emailConfirmation })

  // diagnoses, history, reminders
  const classifier = measuredClassifier(deps.classifier, metrics)
  const records = measuredRecords(createDiagnosisRepository(db), metrics)
  const limiterOf = (name: string, rule: LimitRule) =>
    underHashes(limiters.shared(name, rule), (key) => keyedHash(name, key))
  const freeResults = limiterOf('free', limits.freeResults)
  const fairUse = limiterOf('plan', limits.fairUse)
  const asking = buildAsking({ db, config, limits, limiterOf, now })
  const cases = asking.words
  const diagnoses = createDiagnoses({ classifier, records, cases, hashPhoto, freeResults, fairUse, now })
  const confirmationRecords = createConfirmationRepository(db)
  watchConfirmations(metrics, confirmationRecords, now)
  const confirmations = createConfirmations({ records: confirmationRecords, now })
  const { confirmedFor } = confirmations
  const history = createDiagnosisHistory({ records, classifier, cases, confirmedFor, fairUse, now })
  const news = { diagnoses: records, confirmations, mailWords: deliver && common.mailWords, publicUrl }
  const reminders = await buildReminders({ ...deps, ...news, metrics, now, onError })

  const gifts = limiterOf('photos', limits.photoGifts)
  const { photos: casePhotos, ...photoJobs } = buildCasePhotos({ db, config, gifts, now })
  const linkLimit = limiterOf('links', limits.linkAnswers)
  const judgedLimit = limiterOf('judged', limits.judgedAnswers)
  const judging = { db, secret, diagnoses: records, photos: casePhotos, limit: linkLimit, judgedLimit, now }
  const { linkedCases, accuracy } = buildJudging(judging)

  // the plan
  const orderLimit = limiterOf('orders', limits.orders)
  const sale =
    config.mpesa &&
    buildSale({ ...deps, mpesaConfig: config.mpesa, words: common.mailWords, limiter: orderLimit, now, onError })

  const app = await createServer({
    ...config,
    ...(logStream && { logStream }),
    ...(timeouts && { timeouts }),
    isOutage,
    pseudonymOf: (network) => keyedHash('log', network).slice(0, 12),
    watcher: metrics,
  })
  app.addHook('onReady', async () => mailSender.start())
  app.addHook('preClose', async () => void mailSender.close()) // a mail in progress gets time while requests finish
  app.addHook('onClose', async () => await Promise.all([background.settled(), mailSender.close()]))
  addReminderJobs(app, { reminders, db, now, onError })

  addPhotoJobs(app, { ...photoJobs, db, onError, ...deps.photoPace })
  if (sale) addPaymentJob(app, { ...sale, db, metrics, onError })

  const requireUser = addRequireUser(app, sessionTokens)
  const limitByAddress = ({ network }: FastifyRequest) => requestLimits.address.consume(network)
  const checks = [() => checkDatabase(db), () => deps.classifier.ping(), checkThreadPool]
  await app.register(named(accountRoutes), { accounts, ownAccount, requireUser, now, limitByAddress })
  await app.register(named(ownAccountRoutes), {
    ownAccount,
    emailConfirmation,
    recoveryCodes,
    changeEmail,
    requireUser,
  })
  await app.register(named(recoveryRoutes), { passwordReset, recoveryCodes, emailConfirmation, limitByAddress })
  await app.register(named(sessionRoutes), { sessionTokens })
  const slots = createUploadSlots()
  await app.register(named(predictRoutes), { diagnoses, slots, requireUser })
  await app.register(named(diagnosisRoutes), { history, requireUser })
  const notes = createAccountNotes({ records: createNoteRepository(db), now })
  await app.register(named(noteRoutes), { notes, requireUser })
  await app.register(named(officerRoutes), { linkedCases, publicUrl: config.contact.PUBLIC_URL, limitByAddress })
  await app.register(named(accuracyRoutes), { accuracy, limitByAddress })
  await app.register(named(caseRoutes), { cases: asking.casesOf(history, casePhotos), requireUser })
  await app.register(named(deskRoutes), { desk: asking.deskOf(records, judgedLimit), requireUser })
  await app.register(named(casePhotoRoutes), { photos: casePhotos, slots, requireUser })
  if (config.push) await app.register(named(reminderRoutes), { reminders, requireUser })
  await app.register(named(orderRoutes), { sale, now, requireUser })
  if (sale) await app.register(named(paymentCallbacks), { ...sale.callbacks, now, limitByAddress })
  const isReady = createReadiness({ isStopping, checks })
  watch(metrics, { name: 'jani_ready', help: '1 while /readyz answers 200, otherwise 0.' }, async () =>
    Number(await isReady()),
  )
  await app.register(named(operationRoutes), { version: VERSION, isStopping, isReady, limitByAddress })
  await app.register(named(violationReports), { watcher: metrics, now, limitByAddress })
  await addSiteRoutes(app, deps.publicDir)
  return app
}

/** Without a display name, Fastify compares a plugin with every loaded module. */
const named = <Options extends FastifyPluginOptions>(routes: FastifyPluginAsync<Options>) =>
  fp(routes, { name: routes.name, encapsulate: true })

/** Hashes keys, so that no counter names a deleted account. */
const underHashes = (limiter: RateLimiter, hash: (key: string) => string): RateLimiter => ({
  consume: (key) => limiter.consume(hash(key)),
  waitMs: (key) => limiter.waitMs(hash(key)),
  refusedMs: (key) => limiter.refusedMs(hash(key)),
  giveBack: (key) => limiter.giveBack(hash(key)),
  forget: (key) => limiter.forget(hash(key)),
})
