/** Where the build says what a phone needs to look at leaves without a network. */
export const LEAF_PACK_URL = '/leaf-pack.json'

/** Another number where a phone that has kept an earlier pack cannot use it. */
export const LEAF_PACK_FORMAT = 1

/** `bytes`: of its content; `wireBytes`: as it is sent, compressed; `integrity`: its SHA-256, as `fetch` takes it. */
export type PackFile = { url: string; bytes: number; wireBytes: number; integrity: string }

/** `version` and `sha256` are the model's, as in `models/leaf/model.json`. */
export type LeafPack = {
  format: number
  version: string
  sha256: string
  wireBytes: number
  /** Description and labels, in JSON. */
  description: PackFile
  /** `model.onnx` in parts, each kept on its arrival, so that a broken line loses little. */
  network: PackFile[]
  /** What an answer shows next to its sentences. */
  pictures: PackFile[]
}

export const filesOf = ({ description, network, pictures }: LeafPack): PackFile[] => [
  ...pictures,
  description,
  ...network,
]

/** A cache of its own, which outlasts the releases of the app. */
export const packCacheName = ({ sha256 }: Pick<LeafPack, 'sha256'>) => `leaf-${sha256}`
