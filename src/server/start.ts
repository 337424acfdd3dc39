import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { buildApp } from './app'
import { loadConfig } from './config'
import type { Config } from './config'
import { SECRET_FILE, findLooseModes, loadTokenSecret, prepareDataFolder } from './dataFolder'
import type { Classifier } from './domain/classifier'
import { codeOf } from './domain/errors'
import type { LogStream } from './http/logging'
import type { ClassifierSettings } from './inference/classifier'
import { auditHourly } from './metrics/auditHourly'
import { createMetrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serveMetrics'
import { openMigratedDatabase } from './persistence/database'
import { createLedgerRepository } from './persistence/ledgerRepository'

type StartDeps = {
  environment: NodeJS.ProcessEnv
  modelDir: string
  publicDir: string
  workerFile: string
  createClassifier: (settings: ClassifierSettings) => Promise<Classifier>
  /** Standard output when left out. */
  logStream?: LogStream | undefined
}

export type RunningServer = {
  url: string
  /** Finishes open requests, then closes the database and the workers. Rejects when that takes too long. */
  stop(): Promise<void>
}

/** A process manager gives a server about ten seconds; clients that do not finish are disconnected before that. */
const DISCONNECT_AFTER_MS = 8_000
const GIVE_UP_AFTER_MS = 9_500

/** Starts every part in order. When one fails, the parts before it are closed again and one clear sentence is thrown. */
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
    resources.defer(() => classifier.close())
    const db = await openMigratedDatabase(config.database)
    resources.defer(() => db.destroy())
    if (config.metrics) {
      resources.defer((await serveMetrics(metrics, config.metrics)).close)
      resources.defer(auditHourly(createLedgerRepository(db), metrics))
    }
    const publicDir = existsSync(join(deps.publicDir, 'index.html')) ? deps.publicDir : undefined
    const settings = { config: { ...config, tokenSecret }, publicDir, isStopping: () => isStopping }
    const app = await buildApp({ ...settings, logStream: deps.logStream, db, classifier, metrics })
    resources.defer(() => app.close())
    for (const sentence of looseModes(config)) app.log.warn(sentence)
    const url = await listen(app, config)
    return {
      url,
      async stop() {
        isStopping = true
        if (config.drainMs > 0) await wait(config.drainMs)
        await withDeadlines(resources.closeAll(), () => {
          app.server.closeAllConnections()
        })
      },
    }
  } catch (error) {
    await resources.closeAll()
    throw error
  }
}

/** Closes what has been opened, in reverse order. */
function createResourceStack() {
  const closers: (() => Promise<unknown>)[] = []
  return {
    defer: (close: () => Promise<unknown>) => void closers.push(close),
    async closeAll() {
      for (const close of closers.reverse().splice(0)) await close()
    },
  }
}

/** With SQLite the secret is kept beside the database; servers that share a PostgreSQL database must be given the same one. */
function prepareTokenSecret({ dataDir, database, tokenSecret }: Config) {
  if ('sqliteFile' in database) prepareDataFolder(dataDir)
  return tokenSecret ?? loadTokenSecret(dataDir)
}

function looseModes({ dataDir, database, tokenSecret }: Config) {
  const secret = tokenSecret === undefined ? [SECRET_FILE] : []
  return 'sqliteFile' in database ? findLooseModes(dataDir, [...secret, basename(database.sqliteFile)]) : []
}

/** Returns the address to open in a browser; throws one sentence when the port cannot be used. */
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

async function withDeadlines(work: Promise<void>, disconnect: () => void) {
  const timers: NodeJS.Timeout[] = []
  const deadline = new Promise<never>((_, reject) => {
    timers.push(setTimeout(disconnect, DISCONNECT_AFTER_MS))
    timers.push(setTimeout(reject, GIVE_UP_AFTER_MS, new Error('Not everything could be closed in time.')))
  })
  await Promise.race([work, deadline]).finally(() => {
    timers.forEach(clearTimeout)
  })
}
