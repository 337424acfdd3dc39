import { expose } from 'comlink'

import { packCacheName, type LeafPack, type PackFile } from '~/contract/leafPack'
import type { Fingerprint, Observation } from '~/diagnosis'
import { createKernels } from '~/vision/loadKernels'
import type { Model } from '~/vision/model'
import { createLeafNetwork } from '~/vision/network/leafNetwork'
import { readGraph } from '~/vision/network/onnxFile'
import { createObserver } from '~/vision/observe'
import type { Pixels } from '~/vision/resample'

export type LeafReading = Observation & { fingerprint: Fingerprint }

type Loaded = Awaited<ReturnType<typeof load>>

let loading: { version: string; loaded: Promise<Loaded> } | undefined

/** Throws if a file of the pack is missing or damaged. */
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

export const leafWorker = {
  /** Returns the model as well: a page cannot decide without its thresholds. */
  async observe(pack: LeafPack, photo: Blob): Promise<{ seen: LeafReading; model: Omit<Model, 'input'> }> {
    if (loading?.version !== pack.version) loading = { version: pack.version, loaded: load(pack) }
    try {
      const { model, observe } = await loading.loaded
      const { version, sha256: hash, temperature, thresholds, labels } = model
      return {
        seen: await observe(await pixelsOf(photo)),
        model: { version, sha256: hash, temperature, thresholds, labels },
      }
    } catch (error) {
      loading = undefined
      throw error
    }
  },
  /** Whether this browser runs WebAssembly with SIMD under this script's policy and returns true pixels. */
  async probe() {
    await createKernels()
    return canReadPixels()
  },
}
export type LeafWorker = typeof leafWorker

expose(leafWorker)

const CHANNELS = 4

/** Drawn in software: reading back from the graphics card is slow. */
function contextFor(width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw in a worker.')
  return context
}

/** The decoded picture, upright. Rejects if the browser cannot decode it. */
async function pixelsOf(photo: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(photo)
  const { width, height } = bitmap
  const context = contextFor(width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { data: context.getImageData(0, 0, width, height).data, width, height, channels: CHANNELS }
}

const PATTERN_SIDE = 16
const OPAQUE = 255
/** Odd, so that all byte values occur. */
const STEP = 37

/** Browsers that resist fingerprinting return other pixels than were drawn. */
function canReadPixels(): boolean {
  const drawn = new ImageData(PATTERN_SIDE, PATTERN_SIDE)
  for (let at = 0; at < drawn.data.length; at++) drawn.data[at] = at % CHANNELS === CHANNELS - 1 ? OPAQUE : at * STEP
  const context = contextFor(PATTERN_SIDE, PATTERN_SIDE)
  context.putImageData(drawn, 0, 0)
  const read = context.getImageData(0, 0, PATTERN_SIDE, PATTERN_SIDE).data
  return read.every((value, at) => value === drawn.data[at])
}
