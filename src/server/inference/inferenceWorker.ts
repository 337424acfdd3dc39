import { workerData } from 'piscina'

import type { Observation } from '~/diagnosis'
import { DomainError } from '~/server/domain/errors'

import { loadLeafModel } from './leafModel'

/** `isUnwanted` becomes 1 when nobody waits for the answer any more. It is shared between threads. */
export type Task = { photo: Uint8Array; isUnwanted: Int32Array }

export type WorkerSettings = { modelDir: string }

/** A refusal cannot cross threads as an error: cloning keeps its message only. */
export type Finding =
  | { observation: Observation }
  | { refusal: Pick<DomainError, 'reason' | 'body'> }
  | { fault: Error }
  | 'ready'
  | 'dropped'

const { modelDir } = workerData as WorkerSettings
const model = loadLeafModel(modelDir)
model.catch(() => undefined) // each call reports it

let last: Promise<unknown> = Promise.resolve()

/** What the pool runs in its threads: one photo at a time, in the order they came; without a photo it only waits for the network to be loaded. */
export function observe(task?: Task): Promise<Finding> {
  const finding = last.then(() => find(task))
  last = finding.catch(() => undefined) // its caller hears of it
  return finding
}

async function find(task?: Task): Promise<Finding> {
  const leafModel = await model
  if (!task) return 'ready'
  if (Atomics.load(task.isUnwanted, 0) === 1) return 'dropped'
  try {
    return { observation: await leafModel.observe(task.photo) }
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { reason: error.reason, body: error.body } }
    return { fault: error instanceof Error ? error : new Error(String(error)) }
  }
}
