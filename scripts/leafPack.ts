import { createHash } from 'node:crypto'

import { LEAF_PACK_FORMAT } from '~/contract/leafPack'
import type { LeafPack, PackFile } from '~/contract/leafPack'
import { readModel, readWeights } from '~/server/inference/modelFiles'

/** Five seconds at 400 kbit/s. */
const PART_BYTES = 292_000
const PICTURES = /^illustrations\/(actions|checks)\/.*\.svg$/

type PublicFolder = {
  files: () => string[]
  read: (file: string) => Buffer
  write: (file: string, content: string | Buffer) => void
}

/** Writes the model into the public folder, each file named by its content, so that a release without a new model changes none. */
export async function writeModel(modelDir: string, { write }: Pick<PublicFolder, 'write'>) {
  const { version, sha256, input, temperature, thresholds, labels } = await readModel(modelDir)
  const network = await readWeights(modelDir, sha256)
  const named = (name: string, extension: string, content: Buffer) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 20)
    const file = `assets/${name}.${hash}.${extension}`
    write(file, content)
    return file
  }
  const model = { version, sha256, input, temperature, thresholds, labels }
  const parts = Array.from({ length: Math.ceil(network.length / PART_BYTES) }, (_, at) =>
    network.subarray(at * PART_BYTES, (at + 1) * PART_BYTES),
  )
  return {
    version,
    sha256,
    description: named('leaf-model', 'json', Buffer.from(JSON.stringify(model))),
    network: parts.map((part, at) => named(`leaf-network-${at}`, 'bin', part)),
  }
}

/** What `leaf-pack.json` says, once the files are compressed. */
export function describePack(model: Awaited<ReturnType<typeof writeModel>>, { files, read }: PublicFolder): LeafPack {
  const described = (file: string): PackFile => {
    const content = read(file)
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
    return { url: `/${file}`, bytes: content.length, wireBytes: read(`${file}.br`).length, integrity }
  }
  const description = described(model.description)
  const network = model.network.map(described)
  const pictures = files()
    .filter((file) => PICTURES.test(file))
    .map(described)
  const wireBytes = [description, ...network, ...pictures].reduce((sum, file) => sum + file.wireBytes, 0)
  const { version, sha256 } = model
  return { format: LEAF_PACK_FORMAT, version, sha256, wireBytes, description, network, pictures }
}
