import { loadInferenceConfig } from './config/config'
import { noSetting } from './config/environmentFile'
import type { Classifier } from './domain/diagnoses/classifier'
import { createInferenceServer } from './inference/inferenceServer'
import type { ClassifierSettings } from './inference/leafClassifier'
import { createResourceStack, lifecycleLog, serve, type RunningServer } from './lifecycle'
import { watchWorkers } from './metrics/gauges'
import { createMetrics, measuredClassifier } from './metrics/metrics'
import { serveMetrics } from './metrics/serveMetrics'
import { VERSION } from './version'

type StartDeps = {
  environment: NodeJS.ProcessEnv
  /** Of `.env`. */
  unknownSettings?: readonly string[]
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
    const local = await deps.createClassifier({
      ...{ modelDir, workerFile, workers },
      onWaited: metrics.waited,
      onRestarted: metrics.workerRestarted,
    })
    resources.defer('the workers', () => local.close())
    if (config.metrics) resources.defer('the metrics', (await serveMetrics(metrics, undefined, config.metrics)).close)
    watchWorkers(metrics, local)
    const classifier = measuredClassifier(local, metrics)
    const app = createInferenceServer({
      ...{ classifier, secret, version: VERSION, logLevel, logStream },
      isStopping: () => isStopping,
    })
    resources.defer('open requests', () => app.close())
    for (const name of deps.unknownSettings ?? []) app.log.warn(noSetting(name))
    const facts = { version: VERSION, model: classifier.version, workers }
    return await serve({
      ...{ app, config, resources },
      log: lifecycleLog(app, config),
      ready: { name: `Jani ${VERSION} inference`, facts },
      onStopping: () => (isStopping = true),
    })
  } catch (error) {
    await resources.closeAll(() => undefined)
    throw error
  }
}
