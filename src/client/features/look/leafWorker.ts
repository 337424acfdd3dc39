import { packCacheName } from '~/contract/leafPack'
import type { LeafPack, PackFile } from '~/contract/leafPack'
import type { Fingerprint, Observation } from '~/diagnosis'
import { createKernels } from '~/vision/kernels'
import type { Model } from '~/vision/model'
import { createLeafNetwork } from '~/vision/network/leafNetwork'
import { readGraph } from '~/vision/network/onnxFile'
import { createObserver } from '~/vision/observe'

import { canReadPixels, pixelsOf } from './pixels'

export type Seen = Observation & { fingerprint: Fingerprint }
/** `probe`: whether this browser can do it at all. */
export type LeafRequest = { id: number } & ({ type: 'probe' } | { type: 'observe'; pack: LeafPack; photo: Blob })
/** `model`: without its thresholds a page cannot decide. */
export type LeafResponse = { id: number } & (
  { able: boolean } | { seen: Seen; model: Omit<Model, 'input'> } | { error: string }
)

type Loaded = Awaited<ReturnType<typeof load>>

/** Loaded for the first photo, and again for another pack. */
let loading: { version: string; loaded: Promise<Loaded> } | undefined

/** Throws where a part of the pack is gone, or is not what it was. */
async function load(pack: LeafPack) {
  const cache = await caches.open(packCacheName(pack))
  const read = async ({ url }: PackFile) => {
    const response = await cache.match(url)
    if (!response) throw new Error(`The leaf pack has lost ${url}.`)
    return response
  }
  const description = new Uint8Array(await (await read(pack.description)).arrayBuffer())
  if (`sha256-${btoa(String.fromCharCode(...(await sha256(description))))}` !== pack.description.integrity)
    throw new Error('The description of the leaf pack is damaged.')
  const model = JSON.parse(new TextDecoder().decode(description)) as Model
  const parts = await Promise.all(pack.network.map(async (file) => (await read(file)).blob()))
  const network = new Uint8Array(await new Blob(parts).arrayBuffer())
  if (hexOf(await sha256(network)) !== model.sha256) throw new Error('The network of the leaf pack is damaged.')
  const kernels = await createKernels()
  const run = createLeafNetwork(kernels, readGraph(network), model.input.side)
  return { model, observe: createObserver({ kernels, model, run: (views) => views.map(run) }) }
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function observe(pack: LeafPack, photo: Blob) {
  if (loading?.version !== pack.version) loading = { version: pack.version, loaded: load(pack) }
  const { model, observe: observePixels } = await loading.loaded
  const { version, sha256: hash, temperature, thresholds, labels } = model
  const seen = await observePixels(await pixelsOf(photo))
  return { seen, model: { version, sha256: hash, temperature, thresholds, labels } }
}

/** WebAssembly with SIMD instructions under the policy of this script, and pixels as they are. */
async function probe() {
  await createKernels()
  return { able: canReadPixels() }
}

async function respond(request: LeafRequest): Promise<LeafResponse> {
  const { id } = request
  try {
    return { id, ...(request.type === 'probe' ? await probe() : await observe(request.pack, request.photo)) }
  } catch (error) {
    loading = undefined
    return { id, error: String(error) }
  }
}

globalThis.onmessage = ({ data }: MessageEvent<LeafRequest>) => {
  void respond(data).then((response) => {
    globalThis.postMessage(response)
  })
}
