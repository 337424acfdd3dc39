import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { buildApp } from './app'
import { loadConfig, type Config } from './config/config'
import { contactNotice } from './contactNotice'
import { findLooseModes, loadTokenSecret, prepareDataFolder } from './config/dataFolder'
import type { Classifier } from './domain/diagnoses/classifier'
import type { LogStream } from './http/plumbing/logging'
import type { ClassifierSettings } from './inference/leafClassifier'
import { createRemoteClassifier } from './inference/remoteClassifier'
import { createResourceStack, listen, stopInTime, type RunningServer } from './lifecycle'
import { createHourlyAudit } from './domain/accounts/ledgerAudit'
import { createDailyStatistics, readStatistics } from './domain/diagnoses/statistics'
import { startJobs } from './jobs'
import { createMetrics, describeBuild, watchAudit, watchOutbox } from './metrics/metrics'
import { serveMetrics } from './metrics/serveMetrics'
import { openMigratedDatabase, openReader } from './persistence/database'
import { createLeaseRepository } from './persistence/leaseRepository'
import { createLedgerAuditRepository } from './persistence/ledgerAuditRepository'
import { createOutboxRepository } from './persistence/outboxRepository'
import { createStatisticsRepository } from './persistence/statisticsRepository'
import { VERSION } from './version'

type StartDeps = {
  environment: NodeJS.ProcessEnv
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
    const { modelDir, workerFile } = deps
    const workers = config.inferenceWorkers
    const classifier = config.inference
      ? await createRemoteClassifier({ modelDir, ...config.inference })
      : await deps.createClassifier({ modelDir, workerFile, workers, onWaited: metrics.waited })
    resources.defer('the workers', () => classifier.close())
    const db = await openMigratedDatabase(config.database)
    resources.defer('the database', () => db.destroy())
    const reader = await openReader(config.database)
    resources.defer('the reader of the jobs', () => reader.destroy())
    const audits = createLedgerAuditRepository(db, reader)
    const statistics = createStatisticsRepository(db, reader)
    if (config.metrics) {
      const read = () => readStatistics(statistics, Date.now())
      resources.defer('the metrics', (await serveMetrics(metrics, read, config.metrics)).close)
      describeBuild(metrics, { version: VERSION, model: classifier.version })
      watchOutbox(metrics, createOutboxRepository(db))
      watchAudit(metrics, audits)
    }
    const publicDir = existsSync(join(deps.publicDir, 'index.html')) ? deps.publicDir : undefined
    const settings = { config: { ...config, tokenSecret }, publicDir, isStopping: () => isStopping }
    const app = await buildApp({ ...settings, logStream: deps.logStream, db, classifier, metrics })
    resources.defer('open requests', () => app.close())
    const jobs = [
      { name: 'ledger audit', run: createHourlyAudit(audits, Date.now) },
      { name: 'daily statistics', run: createDailyStatistics(statistics, Date.now) },
    ]
    resources.defer(
      'the jobs',
      startJobs(jobs, createLeaseRepository(db), (error) => app.log.error(error)),
    )
    for (const sentence of [...looseModes(config), ...notices(config, publicDir)]) app.log.warn(sentence)
    return {
      url: await listen(app, config),
      async stop() {
        isStopping = true
        if (config.drainMs > 0) await wait(config.drainMs)
        await stopInTime(app, resources)
      },
    }
  } catch (error) {
    await resources.closeAll(() => undefined)
    throw error
  }
}

/** With SQLite the secret is next to the database; servers that share a PostgreSQL need the same one. */
function prepareTokenSecret({ dataDir, database, tokenSecret }: Config) {
  if ('sqliteFile' in database) prepareDataFolder(dataDir)
  return tokenSecret ?? loadTokenSecret(dataDir)
}

const looseModes = ({ dataDir, database }: Config) => ('sqliteFile' in database ? findLooseModes(dataDir) : [])

const notices = ({ contact }: Config, publicDir: string | undefined) =>
  [contactNotice(contact, publicDir)].filter((notice) => notice !== undefined)
