import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Model, ModelDescription } from '~/vision/model'

/** Checks the labels against the description. Throws one sentence for a missing, malformed or altered file. */
export async function readModel(folder: string): Promise<Model> {
  const description = parse(join(folder, 'model.json'), await read(join(folder, 'model.json'))) as ModelDescription
  const labels = await readIntact(join(folder, 'labels.json'), description.labelsSha256)
  return { ...description, labels: parse(join(folder, 'labels.json'), labels) as string[] }
}

/** Checks the weights against the description. Throws one sentence if they are missing or altered. */
export const readWeights = (folder: string, sha256: string) => readIntact(join(folder, 'model.onnx'), sha256)

async function readIntact(path: string, sha256: string): Promise<Buffer> {
  const bytes = await read(path)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new Error(`The leaf model ${path} is corrupt: its SHA-256 is not the one that model.json names.`)
}

function parse(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw new Error(`The leaf model's description ${path} is corrupt: it is not JSON.`)
  }
}

async function read(path: string) {
  try {
    return await readFile(path)
  } catch (cause) {
    throw new Error(`The leaf model is incomplete: ${path} cannot be read.`, { cause })
  }
}
