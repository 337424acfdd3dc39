/** Where the build lists what on-device previews need. */
export const LEAF_PACK_URL = '/leaf-pack.json'

/** Increment if a phone with an earlier pack cannot use the new one. */
export const LEAF_PACK_FORMAT = 1

/** `bytes`: of the content; `wireBytes`: as sent, compressed; `integrity`: SHA-256, as `fetch` takes it. */
export type PackFile = { url: string; bytes: number; wireBytes: number; integrity: string }

/** `version` and `sha256`: of the model, as in `models/leaf/model.json`. */
export type LeafPack = {
  format: number
  version: string
  sha256: string
  wireBytes: number
  /** Description and labels as JSON. */
  description: PackFile
  /** `model.onnx` in parts, each stored on arrival, so that a lost connection costs little. */
  network: PackFile[]
  /** Pictures of a result. */
  pictures: PackFile[]
}

export const filesOf = ({ description, network, pictures }: LeafPack): PackFile[] => [
  ...pictures,
  description,
  ...network,
]

/** A separate cache, which outlives releases of the app. */
export const packCacheName = ({ sha256 }: Pick<LeafPack, 'sha256'>) => `leaf-${sha256}`
