import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { buildApp } from './app'
import { loadConfig, type Config } from './config/config'
import { noSetting } from './config/environmentFile'
import { contactNotice } from './contactNotice'
import { findLooseModes, loadTokenSecret, prepareDataFolder } from './config/dataFolder'
import type { Classifier } from './domain/diagnoses/classifier'
import type { LogStream } from './http/plumbing/logging'
import type { ClassifierSettings } from './inference/leafClassifier'
import { createRemoteClassifier } from './inference/remoteClassifier'
import { createResourceStack, lifecycleLog, serve, type RunningServer } from './lifecycle'
import { createHourlyAudit, type LedgerAuditRecords } from './domain/accounts/ledgerAudit'
import { createAccuracy } from './domain/cases/accuracy'
import { createWaitingNotice } from './domain/cases/confirmations'
import { createDailyStatistics, readStatistics, type StatisticsRecords } from './domain/diagnoses/statistics'
import { startJobs } from './jobs'
import { dryRunNotice } from './sale'
import { describeBuild, watch, watchAudit, watchJudged, watchOutbox, watchWorkers } from './metrics/gauges'
import { createMetrics, type Metrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serveMetrics'
import { createAccuracyRepository } from './persistence/accuracyRepository'
import { createActionRepository } from './persistence/actionRepository'
import { createConfirmationRepository } from './persistence/confirmationRepository'
import { openMigratedDatabase, openReader } from './persistence/database'
import { createLeaseRepository } from './persistence/leaseRepository'
import { createLedgerAuditRepository } from './persistence/ledgerAuditRepository'
import { createOutboxRepository } from './persistence/outboxRepository'
import type { OpenDatabase } from './persistence/schema'
import { createStatisticsRepository } from './persistence/statisticsRepository'
import { VERSION } from './version'

type StartDeps = {
  environment: NodeJS.ProcessEnv
  /** Of `.env`. */
  unknownSettings?: readonly string[]
  modelDir: string
  publicDir: string
  workerFile: string
  createClassifier: (settings: ClassifierSettings) => Promise<Classifier>
  /** Standard output by default. */
  logStream?: LogStream | undefined
}

/** Starts all parts in order. If one fails, closes the earlier ones and throws one sentence. */
export async function startServer(deps: StartDeps): Promise<RunningServer> {
  const config = loadConfig(deps.environment)
  const tokenSecret = prepareTokenSecret(config)
  const resources = createResourceStack()
  let isStopping = false

  try {
    const metrics = createMetrics()
    const classifier = await openClassifier(deps, config, metrics)
    resources.defer('the workers', () => classifier.close())
    let migrations: string[] = []
    const db = await openMigratedDatabase(config.database, (names) => (migrations = names))
    resources.defer('the database', () => db.destroy())
    const reader = await openReader(config.database)
    resources.defer('the reader of the jobs', () => reader.destroy())
    const audits = createLedgerAuditRepository(db, reader)
    const statistics = createStatisticsRepository(db, reader)
    if (config.metrics) {
      const accuracy = createAccuracy({ records: createAccuracyRepository(db), now: Date.now })
      const read = async () => ({ ...(await readStatistics(statistics, Date.now())), accuracy: await accuracy() })
      resources.defer('the metrics', (await serveMetrics(metrics, read, config.metrics)).close)
      watchAll(metrics, { db, classifier, audits })
    }
    const publicDir = existsSync(join(deps.publicDir, 'index.html')) ? deps.publicDir : undefined
    const settings = { config: { ...config, tokenSecret }, publicDir, isStopping: () => isStopping }
    const app = await buildApp({ ...settings, logStream: deps.logStream, db, classifier, metrics })
    resources.defer('open requests', () => app.close())
    resources.defer('the jobs', startAllJobs(app, db, { audits, statistics }))
    const unknown = (deps.unknownSettings ?? []).map(noSetting)
    for (const sentence of [...unknown, ...looseModes(config), ...notices(config, publicDir)]) app.log.warn(sentence)
    const log = lifecycleLog(app, config)
    if (migrations.length > 0) log.info(`The database was migrated: ${migrations.join(', ')}.`)
    const facts = { version: VERSION, model: classifier.version, database: db.dialect, workers: workersOf(config) }
    const ready = { name: `Jani ${VERSION}`, facts }
    return await serve({ app, config, resources, log, ready, onStopping: () => (isStopping = true) })
  } catch (error) {
    await resources.closeAll(() => undefined)
    throw error
  }
}

/** Undefined where other processes classify. */
const workersOf = ({ inference, inferenceWorkers }: Config) => (inference ? undefined : inferenceWorkers)

function openClassifier({ modelDir, workerFile, createClassifier }: StartDeps, config: Config, metrics: Metrics) {
  if (config.inference) return createRemoteClassifier({ modelDir, ...config.inference })
  const { waited: onWaited, workerRestarted: onRestarted } = metrics
  return createClassifier({ modelDir, workerFile, workers: config.inferenceWorkers, onWaited, onRestarted })
}

type Watched = { db: OpenDatabase; classifier: Classifier; audits: LedgerAuditRecords }

function watchAll(metrics: Metrics, { db, classifier, audits }: Watched) {
  if (db.dialect === 'postgres') watchConnections(metrics, db.driver) // read before the queries of the others
  describeBuild(metrics, { version: VERSION, model: classifier.version })
  watchOutbox(metrics, createOutboxRepository(db))
  watchJudged(metrics, createAccuracyRepository(db))
  watchAudit(metrics, audits)
  watchWorkers(metrics, classifier)
  watch(
    metrics,
    { name: 'jani_backup_timestamp_seconds', help: 'When the last backup was complete; 0 before the first one.' },
    async () => ((await createActionRepository(db).lastBackupAt()) ?? 0) / 1000,
  )
}

function watchConnections(metrics: Metrics, pool: PostgresPool) {
  const connections = (name: string, help: string, read: () => number) =>
    watch(metrics, { name: `jani_database_connections${name}`, help }, read)
  connections('', 'Open connections to PostgreSQL.', () => pool.totalCount)
  connections('_idle', 'Those that nothing uses.', () => pool.idleCount)
  // a query takes an idle connection, or opens one, a moment after it was begun
  const isUsedUp = () => pool.idleCount === 0 && pool.totalCount >= pool.options.max
  connections('_awaited', 'Queries that wait for a connection.', () => (isUsedUp() ? pool.waitingCount : 0))
}

type PostgresPool = Extract<OpenDatabase, { dialect: 'postgres' }>['driver']

type JobRecords = { audits: LedgerAuditRecords; statistics: StatisticsRecords }

function startAllJobs(app: FastifyInstance, db: OpenDatabase, { audits, statistics }: JobRecords) {
  const warn = (sentence: string) => app.log.warn(sentence)
  const confirmations = createConfirmationRepository(db)
  const jobs = [
    { name: 'ledger audit', run: createHourlyAudit(audits, Date.now) },
    { name: 'daily statistics', run: createDailyStatistics(statistics, Date.now) },
    { name: 'waiting confirmations', run: createWaitingNotice({ records: confirmations, now: Date.now }, warn) },
  ]
  return startJobs(jobs, createLeaseRepository(db), (error) => app.log.error(error))
}

/** With SQLite the secret is next to the database; servers that share a PostgreSQL need the same one. */
function prepareTokenSecret({ dataDir, database, tokenSecret }: Config) {
  if ('sqliteFile' in database) prepareDataFolder(dataDir)
  return tokenSecret ?? loadTokenSecret(dataDir)
}

const looseModes = ({ dataDir, database }: Config) => ('sqliteFile' in database ? findLooseModes(dataDir) : [])

const notices = (config: Config, publicDir: string | undefined) =>
  [contactNotice(config.contact, publicDir), dryRunNotice(config)].filter((notice) => notice !== undefined)
