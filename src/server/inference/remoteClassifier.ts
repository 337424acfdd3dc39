import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

import type { Classified, Classifier } from '~/server/domain/diagnoses/classifier'
import { DomainError, refuse, tooManyPhotos } from '~/server/domain/domainError'

import {
  ACCOUNT_HEADER,
  CAPACITY_PATH,
  CLASSIFY_PATH,
  fromResponse,
  MODEL_HEADER,
  PHOTO_TYPE,
  type Capacity,
  type ClassifyResponse,
} from './inferenceProtocol'
import { readModel } from './modelFiles'

export type RemoteClassifierSettings = {
  /** Of processes with `createInferenceServer`; a name may stand for several. */
  urls: readonly string[]
  secret: string
  /** Folder with model.json and labels.json, of the version that the processes have. */
  modelDir: string
  timeouts?: Partial<typeof TIMEOUTS>
}

type Options = NonNullable<Parameters<Classifier['classify']>[1]>

/** `classifyMs`: all waits of a local classifier together. */
const TIMEOUTS = { capacityMs: 500, classifyMs: 10_000 }
/** Asked at the same time, so that one that hangs does not delay a photo. */
const ASKED_AT_ONCE = 2

/**
 * Classifies in other processes: each photo in one that has just said that it has capacity. A process that is gone, or
 * has another model, is passed over. If it ends with a photo, another one gets that photo: the process is not what a
 * photo can crash, its workers are.
 */
export async function createRemoteClassifier(settings: RemoteClassifierSettings): Promise<Classifier> {
  const { urls, secret, modelDir } = settings
  const { capacityMs, classifyMs } = { ...TIMEOUTS, ...settings.timeouts }
  const { version, labels, thresholds } = await readModel(modelDir)
  const closing = new AbortController()
  const addressesOf = createLookup()

  async function call(url: string, { headers, signal, timeoutMs, ...init }: RequestInit & { timeoutMs: number }) {
    const signals = [closing.signal, AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    const known = { authorization: `Bearer ${secret}`, [MODEL_HEADER]: version }
    const response = await fetch(url, {
      ...init,
      headers: { ...known, ...(headers as Record<string, string>) },
      signal: AbortSignal.any(signals),
    })
    if (response.ok) return response.json() as Promise<unknown>
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  }

  async function hasCapacity(address: string) {
    return ((await call(address + CAPACITY_PATH, { timeoutMs: capacityMs })) as Capacity).hasCapacity
  }

  /** Undefined if all that respond are busy; rejects if none responds. */
  async function findFree(): Promise<string | undefined> {
    const failures: unknown[] = []
    const addresses = shuffled(await addressesOf(urls, (failure) => failures.push(failure)))
    let isAnyBusy = false
    for (let at = 0; at < addresses.length; at += ASKED_AT_ONCE) {
      const asked = addresses.slice(at, at + ASKED_AT_ONCE).map(async (address) => {
        if (await hasCapacity(address)) return address
        isAnyBusy = true
        throw new Error(`${address} is busy.`)
      })
      const free = await Promise.any(asked).catch((error: AggregateError) => void failures.push(...error.errors))
      if (free !== undefined) return free
    }
    if (isAnyBusy) return undefined
    throw refuse('unavailable', 'tooManyPhotos', { cause: new AggregateError(failures, describe(failures)) })
  }

  async function send(photo: Uint8Array, { accountId, signal }: Options) {
    const address = await findFree()
    if (address === undefined || signal?.aborted) throw tooManyPhotos()
    const response = await call(address + CLASSIFY_PATH, {
      method: 'POST',
      headers: { 'content-type': PHOTO_TYPE, ...(accountId !== undefined && { [ACCOUNT_HEADER]: accountId }) },
      body: Uint8Array.from(photo),
      signal: signal ?? null,
      timeoutMs: classifyMs,
    })
    return response as ClassifyResponse
  }

  return {
    version,
    labels,
    thresholds,
    hasCapacity: async () => (await findFree()) !== undefined,
    async classify(photo, options = {}): Promise<Classified> {
      const response = await send(photo, options)
        .catch((error: unknown) => {
          if (error instanceof DomainError) throw error
          return send(photo, options) // the process ended, or has taken others meanwhile
        })
        .catch((cause: unknown) => {
          throw cause instanceof DomainError ? cause : refuse('unavailable', 'tooManyPhotos', { cause })
        })
      if ('observation' in response) return fromResponse(response.observation)
      throw new DomainError(response.refusal.reason, response.refusal.code)
    },
    ping: findFree,
    close: async () => closing.abort(),
  }
}

const LOOKUP_EVERY_MS = 2_000

/** Resolves names to all their addresses, such as those of a headless service, and keeps the last ones. */
function createLookup() {
  const known = new Map<string, { at: number; addresses: string[] }>()

  const look = async (url: string) => {
    const { protocol, hostname, port } = new URL(url)
    if (protocol === 'https:' || isIP(hostname) > 0 || hostname.startsWith('[')) return [url] // a certificate has a name
    const found = known.get(hostname)
    if (found && performance.now() - found.at < LOOKUP_EVERY_MS) return found.addresses
    const resolved = await lookup(hostname, { all: true })
    const addresses = resolved.map(
      ({ address, family }) => `http://${family === 6 ? `[${address}]` : address}:${port || 80}`,
    )
    known.set(hostname, { at: performance.now(), addresses })
    return addresses
  }

  return async (urls: readonly string[], onFailure: (failure: unknown) => void) => {
    const found = await Promise.all(
      urls.map((url) =>
        look(url).catch((failure: unknown) => {
          onFailure(failure)
          return []
        }),
      ),
    )
    return found.flat()
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

const describe = (failures: readonly unknown[]) =>
  `No process classifies photos: ${failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join(' ')}`
