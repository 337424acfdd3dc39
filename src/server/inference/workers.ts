import { settleWithin } from '~/server/domain/deadline'
import { refuse, tooManyPhotos } from '~/server/domain/domainError'

import type { ClassifyResult } from './inferenceWorker'
import { startProcess } from './workerProcess'
import type { ProcessSettings, WorkerProcess } from './workerProcess'

type WorkersSettings = Pick<ProcessSettings, 'modelDir' | 'workerFile'> & {
  /** How many photos are classified at the same time. */
  count: number
  /** For a photo, and for any other question. */
  timeoutMs: number
  /** After this time without any response, all workers count as dead. */
  silenceMs: number
}

/** Rejects when the network cannot be loaded. */
export async function startWorkers({ count, timeoutMs, silenceMs, ...settings }: WorkersSettings) {
  const { silentForMs, ...listener } = createSilence()
  const start = () => startProcess({ ...settings, ...listener })
  const workers = Array.from({ length: count }, () => createWorker(start, timeoutMs))
  const idle = [...workers]
  const close = () => {
    for (const worker of workers) worker.close()
  }
  await Promise.all(workers.map((worker) => worker.started())).catch((error: unknown) => {
    close()
    throw error
  })

  return {
    /** Of as many photos at a time as there are workers. Rejects with 'unavailable'. */
    async classify(photo: Uint8Array): Promise<ClassifyResult> {
      const worker = idle.find(({ isStarted }) => isStarted()) ?? idle[0]
      if (!worker) throw tooManyPhotos()
      idle.splice(idle.indexOf(worker), 1)
      return worker.classify(photo).finally(() => idle.unshift(worker))
    },
    /** Asks those that have no photo. Rejects when none has answered anything for `silenceMs`. */
    async check() {
      const silentMs = silentForMs()
      for (const worker of idle) worker.check()
      if (silentMs > silenceMs) throw new Error('No worker answers.')
    },
    /** Kills them, whatever they are doing. */
    close,
  }
}

/** One process, and another when it has died, hangs or is stopped. */
function createWorker(start: () => WorkerProcess, timeoutMs: number) {
  const { current, replace, findResponding, isClosed, close } = keepProcess(start)
  let checking: Promise<unknown> | undefined

  /** Rejects with 'tooManyPhotos' when the process hangs, and replaces it, or when it is still starting. */
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
    /** A process that has not just answered is not sent the photo, so that a death without a photo costs no response. */
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

function keepProcess(start: () => WorkerProcess) {
  let current = start()
  let isClosed = false

  function replace(broken: WorkerProcess) {
    if (broken !== current || isClosed) return
    broken.kill()
    current = start()
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

/** For how long questions have been asked without any response. */
function createSilence() {
  let since: number | undefined
  return {
    onAsked: () => void (since ??= performance.now()),
    onResponse: () => void (since = undefined),
    silentForMs: () => (since === undefined ? 0 : performance.now() - since),
  }
}
