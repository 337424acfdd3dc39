import { withDeadline } from '~/client/device/withDeadline'
import type { LeafPack } from '~/contract/leafPack'

import type { LeafRequest, LeafResponse } from './leafWorker'

/** The network takes 40 MB of a small phone. */
const IDLE_MS = 60_000
const PROBE_TIMEOUT_MS = 20_000
/** Of one photo; a small phone takes ten seconds. */
const LOOK_TIMEOUT_MS = 60_000

type Question = LeafRequest extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never
type Waiting = { resolve: (response: LeafResponse) => void; reject: (error: Error) => void }
type Running = { worker: Worker; waiting: Map<number, Waiting> }

let running: Running | undefined
let idle: ReturnType<typeof setTimeout> | undefined
let lastId = 0

function start(): Running {
  const worker = new Worker(new URL('./leafWorker.ts', import.meta.url), { name: 'leafWorker' })
  const waiting = new Map<number, Waiting>()
  worker.onmessage = ({ data }: MessageEvent<LeafResponse>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  }
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The leaf worker has ended.'))
    stop()
  }
  return { worker, waiting }
}

function stop() {
  running?.worker.terminate()
  running = undefined
}

/** Rejects with what the worker could not do. */
async function ask(question: Question): Promise<LeafResponse> {
  running ??= start()
  const { worker, waiting } = running
  clearTimeout(idle)
  const id = ++lastId
  try {
    const response = await new Promise<LeafResponse>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...question } satisfies LeafRequest)
    })
    if ('error' in response) throw new Error(response.error)
    return response
  } finally {
    if (waiting.size === 0) {
      clearTimeout(idle)
      idle = setTimeout(stop, IDLE_MS)
    }
  }
}

/** What the kept network sees on a photo, and the model that decides on it. */
async function observe(pack: LeafPack, photo: Blob) {
  const response = await withDeadline(ask({ type: 'observe', pack, photo }), LOOK_TIMEOUT_MS)
  if (!('seen' in response)) throw new Error('The leaf worker has answered something else.')
  return response
}

/** Less would be too little to keep the pack and to look. */
const MIN_DEVICE_GB = 2
const MIN_QUOTA_BYTES = 50_000_000

/** Whether this browser can keep the network and run it: tried out, because versions say little. */
async function canLook(): Promise<boolean> {
  const { deviceMemory = MIN_DEVICE_GB } = navigator as { deviceMemory?: number }
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || !('OffscreenCanvas' in globalThis)) return false
  if (deviceMemory < MIN_DEVICE_GB) return false
  try {
    const storage = navigator.storage as StorageManager | undefined // not in every WebKit
    const { quota = MIN_QUOTA_BYTES, usage = 0 } = (await (storage && withDeadline(storage.estimate()))) ?? {}
    if (quota - usage < MIN_QUOTA_BYTES) return false
    const response = await withDeadline(ask({ type: 'probe' }), PROBE_TIMEOUT_MS)
    return 'able' in response && response.able
  } catch {
    return false
  }
}

/** The one door to the network on this phone. */
export const leafOnPhone = { observe, canLook }
