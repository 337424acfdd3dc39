import { pool as createPool } from 'workerpool'

import { settleWithin } from '~/server/domain/deadline'
import { refuse, tooManyPhotos } from '~/server/domain/domainError'

import type { ClassifyResult } from './inferenceWorker'

type WorkersSettings = Pick<ProcessSettings, 'modelDir' | 'workerFile'> & {
  /** Number of processes, each for one photo at a time. */
  count: number
  /** Per photo, and per other call. */
  timeoutMs: number
  /** After this time without a response all workers count as dead. */
  silenceMs: number
  onRestarted: () => void
}

/** Rejects if the network cannot be loaded. */
export async function startWorkers({ count, timeoutMs, silenceMs, onRestarted, ...settings }: WorkersSettings) {
  const { silentForMs, ...listener } = createSilence()
  const start = () => startProcess({ ...settings, ...listener })
  const workers = Array.from({ length: count }, () => createWorker(start, timeoutMs, onRestarted))
  const idle = [...workers]
  const close = () => {
    for (const worker of workers) worker.close()
  }
  await Promise.all(workers.map((worker) => worker.started())).catch((error: unknown) => {
    close()
    throw error
  })

  return {
    /** Accepts one photo per worker at a time. Rejects with 'unavailable'. */
    async classify(photo: Uint8Array): Promise<ClassifyResult> {
      const worker = idle.find(({ isStarted }) => isStarted()) ?? idle[0]
      if (!worker) throw tooManyPhotos()
      idle.splice(idle.indexOf(worker), 1)
      return worker.classify(photo).finally(() => idle.unshift(worker))
    },
    /** Pings idle workers. Rejects if no worker has responded for `silenceMs`. */
    async check() {
      const silentMs = silentForMs()
      for (const worker of idle) worker.check()
      if (silentMs > silenceMs) throw new Error('No worker answers.')
    },
    alive: () => workers.filter((worker) => worker.isStarted()).length,
    /** Kills the workers, even busy ones. */
    close,
  }
}

/** Keeps one process alive: replaces it when it dies, hangs or is stopped. */
function createWorker(start: () => WorkerProcess, timeoutMs: number, onRestarted: () => void) {
  const { current, replace, findResponding, isClosed, close } = keepProcess(start, onRestarted)
  let checking: Promise<unknown> | undefined

  /** Rejects with 'tooManyPhotos' if the process hangs (and replaces it) or is still starting. */
  const responding = () =>
    settleWithin(timeoutMs, findResponding(), () => {
      if (current().isStarted()) replace(current())
      throw new Error('The worker does not answer.')
    }).catch((cause: unknown) => {
      throw refuse('unavailable', 'tooManyPhotos', { cause })
    })

  return {
    started: () => current().started,
    isStarted: () => current().isStarted(),
    /** Sends photos only to a process that has just responded, so that a dead one costs no photo. */
    async classify(photo: Uint8Array): Promise<ClassifyResult> {
      const process = await responding()
      try {
        return await settleWithin(timeoutMs, process.classify(photo), () => {
          throw new Error('The worker has not answered in time.')
        })
      } catch (cause) {
        replace(process)
        throw isClosed() ? tooManyPhotos() : refuse('unavailable', 'photoFailed', { cause })
      }
    },
    check() {
      checking ??= responding()
        .catch(() => undefined)
        .finally(() => (checking = undefined))
    },
    close,
  }
}

function keepProcess(start: () => WorkerProcess, onRestarted: () => void) {
  let current = start()
  let isClosed = false

  function replace(broken: WorkerProcess) {
    if (broken !== current || isClosed) return
    broken.kill()
    current = start()
    onRestarted()
  }

  return {
    current: () => current,
    isClosed: () => isClosed,
    replace,
    findResponding: async (): Promise<WorkerProcess> => {
      const process = current
      try {
        await process.started
        await process.ping()
      } catch {
        replace(process)
        await current.started
      }
      return current
    },
    close: () => {
      isClosed = true
      current.kill()
    },
  }
}

/** Measures how long calls have been without any response. */
function createSilence() {
  let since: number | undefined
  return {
    onAsked: () => void (since ??= performance.now()),
    onResponse: () => void (since = undefined),
    silentForMs: () => (since === undefined ? 0 : performance.now() - since),
  }
}

type ProcessSettings = {
  /** Folder with model.onnx, model.json and labels.json. */
  modelDir: string
  /** Built script of a worker: `inferenceWorker`. */
  workerFile: string
  /** Called for each call to a process, and for each response. */
  onAsked: () => void
  onResponse: () => void
}

type WorkerProcess = ReturnType<typeof startProcess>

const START_TIMEOUT_MS = 30_000

/** Withholds the server's environment with its secrets. Makes glibc return a photo's memory to the system. */
const WORKER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * A pool of one process: a larger pool assigns photos to dead processes and hides which process has which photo, so
 * that a hanging one could not be killed. SIGKILL also ends a stopped process; nothing waits for it.
 */
function startProcess({ modelDir, workerFile, onAsked, onResponse }: ProcessSettings) {
  const killing = new AbortController()
  const pool = createPool(workerFile, {
    workerType: 'process',
    maxWorkers: 1,
    forkArgs: [modelDir],
    forkOpts: { serialization: 'advanced', env: WORKER_ENVIRONMENT, signal: killing.signal, killSignal: 'SIGKILL' },
  })

  async function ask(method: 'ping' | 'classify', parameters: unknown[] = []): Promise<unknown> {
    killing.signal.throwIfAborted() // otherwise the pool starts another process
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
    /** Resolves once the network is loaded. */
    started,
    isStarted: () => isStarted,
    ping: () => ask('ping'),
    classify: async (photo: Uint8Array) => (await ask('classify', [photo])) as ClassifyResult,
    /** Rejects its calls at once. */
    kill,
  }
}

function startedTooLate(): never {
  throw new Error(`A worker has not loaded the network within ${START_TIMEOUT_MS / 1000} seconds.`)
}
