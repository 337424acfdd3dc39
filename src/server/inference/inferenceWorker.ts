import { worker } from 'workerpool'

import type { Classified } from '~/server/domain/diagnoses/classifier'
import { DomainError } from '~/server/domain/domainError'

import { loadLeafModel } from './leafModel'

/** Errors lose their class between processes, so a refusal is part of the result. */
export type ClassifyResult =
  { observation: Classified } | { refusal: Pick<DomainError, 'reason' | 'code'> } | { fault: Error }

const [modelDir = ''] = process.argv.slice(2)
const loading = loadLeafModel(modelDir)
loading.catch(() => undefined) // every call reports the failure

/** About three times what the network and the largest allowed photo need. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024
const MEMORY_CHECK_MS = 50

// decoders allocate outside V8's heap, where no option of Node limits them
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1)
}, MEMORY_CHECK_MS).unref()

// Ctrl-C and a service manager signal the whole process group; the server kills its workers itself, with SIGKILL
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

/** Resolves when the network is loaded. */
async function ping(): Promise<void> {
  await loading
}

async function classify(photo: Uint8Array): Promise<ClassifyResult> {
  try {
    const model = await loading
    return { observation: await model.observe(photo) }
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { reason: error.reason, code: error.code } }
    return { fault: error instanceof Error ? error : new Error(String(error)) }
  }
}

worker({ ping, classify })
