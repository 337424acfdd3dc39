import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Model, ModelDescription } from '~/vision/model'

/** Reads labels and description. Throws one sentence when a file is missing or malformed. */
export async function readModel(folder: string): Promise<Model> {
  const [labels, description] = await Promise.all([
    readJson<string[]>(join(folder, 'labels.json')),
    readJson<ModelDescription>(join(folder, 'model.json')),
  ])
  return { ...description, labels }
}

/** The network's bytes, checked against the description. Throws one sentence when they are missing or altered. */
export async function readWeights(folder: string, sha256: string): Promise<Buffer> {
  const path = join(folder, 'model.onnx')
  const bytes = await read(path)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new Error(`The leaf model ${path} is corrupt: its SHA-256 is not the one that model.json names.`)
}

async function readJson<Content>(path: string): Promise<Content> {
  const text = (await read(path)).toString()
  try {
    return JSON.parse(text) as Content
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
