import { pool as createPool } from 'workerpool'

import { settleWithin } from '~/server/domain/deadline'

import type { ClassifyResult } from './inferenceWorker'

export type ProcessSettings = {
  /** Folder with model.onnx, model.json and labels.json. */
  modelDir: string
  /** The script that a worker runs: `inferenceWorker`, built. */
  workerFile: string
  /** Called whenever a process gets work, and whenever one responses. */
  onAsked: () => void
  onResponse: () => void
}

export type WorkerProcess = ReturnType<typeof startProcess>

const START_TIMEOUT_MS = 30_000

/** Not the server's environment, which holds its secrets. The settings make glibc return a photo's memory to the system. */
const WORKER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * A pool of one process: a pool of several gives photos to processes that have died, and does not say which process has
 * which photo, so that one that hangs could not be killed. SIGKILL also ends a stopped process; nothing waits for it.
 */
export function startProcess({ modelDir, workerFile, onAsked, onResponse }: ProcessSettings) {
  const killing = new AbortController()
  const pool = createPool(workerFile, {
    workerType: 'process',
    maxWorkers: 1,
    forkArgs: [modelDir],
    forkOpts: { serialization: 'advanced', env: WORKER_ENVIRONMENT, signal: killing.signal, killSignal: 'SIGKILL' },
  })

  async function ask(method: 'ping' | 'classify', parameters: unknown[] = []): Promise<unknown> {
    killing.signal.throwIfAborted() // the pool would start another process
    onAsked()
    const response: unknown = await pool.exec(method, parameters)
    onResponse()
    return response
  }

  function kill() {
    pool.terminate(true).catch(() => undefined)
    killing.abort()
  }

  let isStarted = false
  const started = settleWithin(START_TIMEOUT_MS, ask('ping'), startedTooLate).then(() => {
    isStarted = true
  })
  started.catch(kill)

  return {
    /** Resolves when the network is loaded. */
    started,
    isStarted: () => isStarted,
    ping: () => ask('ping'),
    classify: async (photo: Uint8Array) => (await ask('classify', [photo])) as ClassifyResult,
    /** Rejects at once what it was doing. */
    kill,
  }
}

function startedTooLate(): never {
  throw new Error(`A worker has not loaded the network within ${START_TIMEOUT_MS / 1000} seconds.`)
}
