import { wrap, type Remote } from 'comlink'

import { withDeadline } from '~/client/storage/withDeadline'
import type { LeafPack } from '~/contract/leafPack'

import type { LeafWorker } from './leafWorker'

/** The worker takes 40 MB of memory. */
const IDLE_MS = 60_000
const PROBE_TIMEOUT_MS = 20_000
/** Limit for one photo; a slow phone takes ten seconds. */
const LOOK_TIMEOUT_MS = 60_000

type Running = { worker: Worker; leaf: Remote<LeafWorker>; lost: Promise<never> }

let running: Running | undefined
let pending = 0
let idle: ReturnType<typeof setTimeout> | undefined

function start(): Running {
  const worker = new Worker(new URL('./leafWorker.ts', import.meta.url), { name: 'leafWorker' })
  const lost = new Promise<never>((_, reject) => {
    worker.onerror = () => {
      stop()
      reject(new Error('The leaf worker has ended.'))
    }
  })
  return { worker, leaf: wrap<LeafWorker>(worker), lost }
}

function stop() {
  running?.worker.terminate()
  running = undefined
}

/** Starts the worker if needed and ends it a while after the last call. */
async function ask<Result>(call: (leaf: Remote<LeafWorker>) => Promise<Result>, timeoutMs: number): Promise<Result> {
  running ??= start()
  clearTimeout(idle)
  pending++
  try {
    return await withDeadline(Promise.race([call(running.leaf), running.lost]), timeoutMs)
  } finally {
    if (--pending === 0) idle = setTimeout(stop, IDLE_MS)
  }
}

const observe = (pack: LeafPack, photo: Blob) => ask((leaf) => leaf.observe(pack, photo), LOOK_TIMEOUT_MS)

/** What the pack and the network need. */
const MIN_DEVICE_GB = 2
const MIN_QUOTA_BYTES = 50_000_000

/** Tests whether this browser can store and run the network: versions say little. */
async function canJudge(): Promise<boolean> {
  const { deviceMemory = MIN_DEVICE_GB } = navigator as { deviceMemory?: number }
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || !('OffscreenCanvas' in globalThis)) return false
  if (deviceMemory < MIN_DEVICE_GB) return false
  try {
    const storage = navigator.storage as StorageManager | undefined // missing in some WebKit browsers
    const { quota = MIN_QUOTA_BYTES, usage = 0 } = (await (storage && withDeadline(storage.estimate()))) ?? {}
    if (quota - usage < MIN_QUOTA_BYTES) return false
    return await ask((leaf) => leaf.probe(), PROBE_TIMEOUT_MS)
  } catch {
    return false
  }
}

export const leafOnPhone = { observe, canJudge }
