import { setTimeout as wait } from 'node:timers/promises'

import { loadInferenceConfig } from './config/config'
import type { Classifier } from './domain/diagnoses/classifier'
import { createInferenceServer } from './inference/inferenceServer'
import type { ClassifierSettings } from './inference/leafClassifier'
import { createResourceStack, listen, stopInTime, type RunningServer } from './lifecycle'
import { createMetrics, measuredClassifier } from './metrics/metrics'
import { serveMetrics } from './metrics/serveMetrics'

type StartDeps = {
  environment: NodeJS.ProcessEnv
  modelDir: string
  workerFile: string
  createClassifier: (settings: ClassifierSettings) => Promise<Classifier>
  /** Standard output by default. */
  logStream?: { write(line: string): void } | undefined
}

/** Starts the workers alone, for web servers that name this process in `INFERENCE_URL`. */
export async function startInference(deps: StartDeps): Promise<RunningServer> {
  const config = loadInferenceConfig(deps.environment)
  const resources = createResourceStack()
  let isStopping = false
  try {
    const metrics = createMetrics()
    const { modelDir, workerFile, logStream } = deps
    const { workers, secret, logLevel } = config
    const local = await deps.createClassifier({ modelDir, workerFile, workers, onWaited: metrics.waited })
    resources.defer('the workers', () => local.close())
    if (config.metrics) resources.defer('the metrics', (await serveMetrics(metrics, undefined, config.metrics)).close)
    const classifier = measuredClassifier(local, metrics)
    const app = createInferenceServer({ classifier, secret, isStopping: () => isStopping, logLevel, logStream })
    resources.defer('open requests', () => app.close())
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
