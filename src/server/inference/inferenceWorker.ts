import { workerData } from 'piscina'

import type { Observation } from '~/diagnosis'
import { DomainError } from '~/server/domain/errors'

import { loadLeafModel } from './leafModel'

export type WorkerSettings = { modelDir: string }

/** A refusal cannot cross threads as an error: cloning keeps its message only. */
export type Finding =
  { observation: Observation } | { refusal: Pick<DomainError, 'reason' | 'body'> } | { fault: Error } | 'ready'

const { modelDir } = workerData as WorkerSettings
const model = loadLeafModel(modelDir)
model.catch(() => undefined) // each call reports it

let last: Promise<unknown> = Promise.resolve()

/** What the pool runs in its threads: one photo at a time, in the order they came; without a photo it only waits for the network to be loaded. */
export function observe(photo?: Uint8Array): Promise<Finding> {
  const finding = last.then(() => find(photo))
  last = finding.catch(() => undefined) // its caller hears of it
  return finding
}

async function find(photo?: Uint8Array): Promise<Finding> {
  const leafModel = await model
  if (!photo) return 'ready'
  try {
    return { observation: await leafModel.observe(photo) }
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { reason: error.reason, body: error.body } }
    return { fault: error instanceof Error ? error : new Error(String(error)) }
  }
}
