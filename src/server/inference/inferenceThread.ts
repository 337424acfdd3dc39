import { setTimeout as wait } from 'node:timers/promises'

import { Piscina } from 'piscina'

import type { Observation } from '~/diagnosis'
import { DomainError } from '~/server/domain/errors'

import type { Finding, WorkerSettings } from './inferenceWorker'

type Needs = { modelDir: string; workerFile: string; lookMs: number }
type Pool = Piscina<Uint8Array | undefined, Finding>

export type InferenceThread = Awaited<ReturnType<typeof startThread>>

/** Far more than loading the network takes. */
const WARM_UP_MS = 30_000
/** Between attempts to bring a thread back, so that one that cannot start does not keep a core busy. */
const REVIVAL_PAUSE_MS = 500

const FAILED = 'Looking at this photo failed. Please try again in a moment.'

/** One thread with the network loaded. It may die or hang on a photo: that costs one answer, and another thread takes its place. */
export async function startThread({ lookMs, ...settings }: Needs) {
  const pool = await openPool(settings)
  let isGone = false
  let isClosed = false

  return {
    /** Rejects with 'unavailable' when the thread dies, or takes longer than `lookMs` and is ended. */
    async look(photo: Uint8Array): Promise<Observation> {
      // what goes wrong inside is part of the finding: a rejection means that the thread is gone
      const finding = await pool.run(photo, { signal: AbortSignal.timeout(lookMs) }).catch((cause: unknown) => {
        isGone = true
        throw new DomainError('unavailable', { detail: FAILED }, { cause })
      })
      return toObservation(finding)
    },
    /** Resolves once the thread, or the one in its place, has the network loaded. Never rejects. */
    async recover() {
      while (isGone && !isClosed) {
        isGone = !(await warmUp(pool).then(succeed, fail))
        if (isGone) await wait(REVIVAL_PAUSE_MS, undefined, { ref: false })
      }
    },
    async close() {
      isClosed = true
      await pool.close({ force: true })
    },
  }
}

async function openPool({ modelDir, workerFile }: Omit<Needs, 'lookMs'>): Promise<Pool> {
  const workerData: WorkerSettings = { modelDir }
  const pool: Pool = new Piscina({ filename: workerFile, name: 'observe', minThreads: 1, maxThreads: 1, workerData })
  pool.on('error', forget)
  try {
    await warmUp(pool)
    return pool
  } catch (error) {
    await pool.destroy()
    throw error
  }
}

const warmUp = (pool: Pool) => pool.run(undefined, { signal: AbortSignal.timeout(WARM_UP_MS) })

function toObservation(finding: Finding): Observation {
  if (finding === 'ready') throw new Error('The leaf model was asked without a photo.')
  if ('fault' in finding) throw finding.fault
  if ('refusal' in finding) throw new DomainError(finding.refusal.reason, finding.refusal.body)
  return finding.observation
}

/** A thread that fails between photos is replaced by the pool; unheard, the event would end the process. */
const forget = () => undefined
const succeed = () => true
const fail = () => false
