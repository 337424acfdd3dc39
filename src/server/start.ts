import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { buildApp } from './app'
import { loadConfig } from './config'
import type { Config } from './config'
import { keepTokenSecret, prepareDataFolder } from './dataFolder'
import type { Classifier } from './domain/classifier'
import type { ClassifierSettings } from './inference/classifier'
import { listen } from './listen'
import { locate } from './locate'
import type { LogStream } from './http/logging'
import { createMetrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serveMetrics'
import { openDatabase } from './persistence/database'
import { migrate } from './persistence/migrate'

type Needs = {
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
  /** Finishes what is open, then closes the database and the workers. Rejects when that takes too long. */
  stop(): Promise<void>
}

/** A client that will not finish its request must not keep us from stopping, nor must a part that hangs: ten seconds are all there is. */
const CUT_OFF_MS = 8_000
const GIVE_UP_MS = 9_500

/** Brings everything up in order. When one part fails, the parts before it are closed again and one clear sentence is thrown. */
export async function startServer(needs: Needs): Promise<RunningServer> {
  const config = loadConfig(needs.environment)
  const tokenSecret = prepareSecret(config)
  const parts = createParts()
  let isStopping = false

  try {
    const { modelDir, workerFile } = needs
    const metrics = createMetrics()
    const workers = config.inferenceWorkers
    const classifier = await needs.createClassifier({ modelDir, workerFile, workers, onWaited: metrics.waited })
    parts.closeLater(() => classifier.close())
    const db = await openDatabase(locate(config))
    parts.closeLater(() => db.destroy())
    await migrate(db)
    if (config.metricsPort !== undefined) parts.closeLater((await serveMetrics(metrics, config.metricsPort)).close)
    const publicDir = existsSync(join(needs.publicDir, 'index.html')) ? needs.publicDir : undefined
    const settings = { config: { ...config, tokenSecret }, publicDir, isStopping: () => isStopping }
    const app = await buildApp({ ...settings, logStream: needs.logStream, db, classifier, metrics })
    parts.closeLater(() => app.close())
    const url = await listen(app, config)
    return {
      url,
      async stop() {
        isStopping = true
        if (config.drainMs > 0) await wait(config.drainMs)
        await withDeadlines(parts.closeAll(), () => {
          app.server.closeAllConnections()
        })
      },
    }
  } catch (error) {
    await parts.closeAll()
    throw error
  }
}

/** What has been opened, to be closed in the opposite order. */
function createParts() {
  const closers: (() => Promise<unknown>)[] = []
  return {
    closeLater: (close: () => Promise<unknown>) => void closers.push(close),
    async closeAll() {
      for (const close of closers.reverse().splice(0)) await close()
    },
  }
}

/** The embedded default keeps its secret beside its database; several servers on one PostgreSQL must be given the same. */
function prepareSecret({ dataDir, postgresUrl, tokenSecret }: Config) {
  if (postgresUrl === undefined) prepareDataFolder(dataDir)
  return tokenSecret ?? keepTokenSecret(dataDir)
}

/** Rejects when not even cutting off the slow ones has helped. */
async function withDeadlines(work: Promise<void>, cutOff: () => void) {
  let cut: NodeJS.Timeout | undefined
  let end: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    cut = setTimeout(cutOff, CUT_OFF_MS)
    end = setTimeout(reject, GIVE_UP_MS, new Error('Not everything could be closed in time.'))
  })
  await Promise.race([work, late]).finally(() => {
    clearTimeout(cut)
    clearTimeout(end)
  })
}
