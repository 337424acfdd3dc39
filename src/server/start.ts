import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { buildApp } from './app'
import { loadConfig, type Config } from './config/config'
import { contactNotice } from './contactNotice'
import { findLooseModes, loadTokenSecret, prepareDataFolder } from './config/dataFolder'
import { settleWithin } from './domain/deadline'
import type { Classifier } from './domain/diagnoses/classifier'
import { codeOf } from './domain/domainError'
import type { LogStream } from './http/plumbing/logging'
import type { ClassifierSettings } from './inference/leafClassifier'
import { readStatistics } from './domain/diagnoses/statistics'
import { auditHourly } from './metrics/auditHourly'
import { createMetrics, describeBuild, watchOutbox } from './metrics/metrics'
import { serveMetrics } from './metrics/serveMetrics'
import { openMigratedDatabase } from './persistence/database'
import { createLedgerRepository } from './persistence/ledgerRepository'
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

export type RunningServer = {
  url: string
  /** Finishes open requests, then closes database and workers. Takes at most three seconds after the drain. */
  stop(): Promise<void>
}

/** After a stop: disconnects clients without a response, which retry with the same key. */
const DISCONNECT_AFTER_MS = 2_000
/** Gives up on what has not closed by then: the other side may be gone. */
const CLOSED_AFTER_MS = 2_700

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
    const classifier = await deps.createClassifier({ modelDir, workerFile, workers, onWaited: metrics.waited })
    resources.defer('the workers', () => classifier.close())
    const db = await openMigratedDatabase(config.database)
    resources.defer('the database', () => db.destroy())
    if (config.metrics) {
      const statistics = () => readStatistics(createStatisticsRepository(db), Date.now())
      resources.defer('the metrics', (await serveMetrics(metrics, statistics, config.metrics)).close)
      describeBuild(metrics, { version: VERSION, model: classifier.version })
      watchOutbox(metrics, createOutboxRepository(db))
      resources.defer('the audit', auditHourly(createLedgerRepository(db), metrics))
    }
    const publicDir = existsSync(join(deps.publicDir, 'index.html')) ? deps.publicDir : undefined
    const settings = { config: { ...config, tokenSecret }, publicDir, isStopping: () => isStopping }
    const app = await buildApp({ ...settings, logStream: deps.logStream, db, classifier, metrics })
    resources.defer('open requests', () => app.close())
    for (const sentence of [...looseModes(config), ...notices(config, publicDir)]) app.log.warn(sentence)
    const url = await listen(app, config)
    return {
      url,
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

/** Closes everything in reverse order, even if a part fails or takes too long. */
function createResourceStack() {
  const resources: { name: string; close: () => Promise<unknown> }[] = []
  return {
    defer: (name: string, close: () => Promise<unknown>) => void resources.push({ name, close }),
    async closeAll(onProblem: (problem: unknown) => void) {
      const deadline = performance.now() + CLOSED_AFTER_MS
      for (const { name, close } of resources.reverse().splice(0)) {
        const leave = () => {
          onProblem(`Stopped without waiting any longer for ${name}.`)
        }
        await settleWithin<unknown>(Math.max(0, deadline - performance.now()), close(), leave).catch(onProblem)
      }
    },
  }
}

async function stopInTime(app: FastifyInstance, resources: ReturnType<typeof createResourceStack>) {
  const disconnecting = setTimeout(() => app.server.closeAllConnections(), DISCONNECT_AFTER_MS)
  await resources.closeAll((problem) => app.log.warn(problem))
  clearTimeout(disconnecting)
}

/** With SQLite the secret is next to the database; servers that share a PostgreSQL need the same one. */
function prepareTokenSecret({ dataDir, database, tokenSecret }: Config) {
  if ('sqliteFile' in database) prepareDataFolder(dataDir)
  return tokenSecret ?? loadTokenSecret(dataDir)
}

const looseModes = ({ dataDir, database }: Config) => ('sqliteFile' in database ? findLooseModes(dataDir) : [])

const notices = ({ contact }: Config, publicDir: string | undefined) =>
  [contactNotice(contact, publicDir)].filter((notice) => notice !== undefined)

/** Returns the URL to open in a browser; throws one sentence if the port cannot be used. */
async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => '' })
  } catch (cause) {
    throw new Error(whyNotListening(codeOf(cause), host, port), { cause })
  }
  const address = app.server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  const isEveryAddress = host === '0.0.0.0' || host === '::'
  const name = isEveryAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${actualPort}`
}

function whyNotListening(code: string, host: string, port: number) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} is not open to this user; set PORT to a number above 1023.`
  return `The server cannot listen on ${host}:${port} (${code}); check HOST and PORT.`
}
