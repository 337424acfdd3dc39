import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

import type { Classified, Classifier } from '~/server/domain/diagnoses/classifier'
import { DomainError, refuse, tooManyPhotos } from '~/server/domain/domainError'
import { messageOf } from '~/server/domain/errorText'

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

/** `classifyMs`: all waits of a local classifier together. */
const TIMEOUTS = { capacityMs: 500, classifyMs: 10_000 }

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
  const call = createCall({ authorization: `Bearer ${secret}`, [MODEL_HEADER]: version }, closing.signal)
  const findFree = createFinder(urls, async (address) => {
    const { hasCapacity } = (await call(address + CAPACITY_PATH, { timeoutMs: capacityMs })) as Capacity
    return hasCapacity
  })

  async function send(photo: Uint8Array, { accountId, signal }: Options): Promise<ClassifyResponse> {
    const address = await findFree()
    if (address === undefined || signal?.aborted) throw tooManyPhotos()
    const headers = { 'content-type': PHOTO_TYPE, ...(accountId !== undefined && { [ACCOUNT_HEADER]: accountId }) }
    const init = { method: 'POST', headers, body: Uint8Array.from(photo), signal: signal ?? null }
    return (await call(address + CLASSIFY_PATH, { ...init, timeoutMs: classifyMs })) as ClassifyResponse
  }

  return {
    version,
    labels,
    thresholds,
    hasCapacity: async () => (await findFree()) !== undefined,
    classify: async (photo, options = {}) => classifiedOf(await twice(() => send(photo, options))),
    ping: findFree,
    close: async () => closing.abort(),
  }
}

type Options = NonNullable<Parameters<Classifier['classify']>[1]>
type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; timeoutMs: number }

/** Calls until the deadline, or until the signal of the call or of all calls is aborted. */
const createCall =
  (known: Record<string, string>, closing: AbortSignal) =>
  async (url: string, { headers, signal, timeoutMs, ...init }: CallInit): Promise<unknown> => {
    const signals = [closing, AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    const request = { ...init, headers: { ...known, ...headers }, signal: AbortSignal.any(signals) }
    const response = await fetch(url, request).catch((cause: unknown) => {
      throw new Error(`${url} does not respond: ${messageOf(cause)}`, { cause })
    })
    if (response.ok) return response.json()
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  }

/** Once more if the process has ended, or has taken others meanwhile. */
async function twice(send: () => Promise<ClassifyResponse>) {
  try {
    return await send().catch((error: unknown) => {
      if (error instanceof DomainError) throw error
      return send()
    })
  } catch (cause) {
    throw cause instanceof DomainError ? cause : refuse('unavailable', 'tooManyPhotos', { cause })
  }
}

function classifiedOf(response: ClassifyResponse): Classified {
  if ('observation' in response) return fromResponse(response.observation)
  throw new DomainError(response.refusal.reason, response.refusal.code)
}

/** Asked at the same time, so that one that hangs does not delay a photo. */
const ASKED_AT_ONCE = 2

/** Finds an address with capacity: undefined if all that respond are busy; rejects if none responds. */
function createFinder(urls: readonly string[], hasCapacity: (address: string) => Promise<boolean>) {
  const addressesOf = createLookup()

  return async (): Promise<string | undefined> => {
    const failures: unknown[] = []
    const addresses = shuffled(await addressesOf(urls, (failure) => failures.push(failure)))
    const busy = new Set<string>()
    for (let at = 0; at < addresses.length; at += ASKED_AT_ONCE) {
      const asked = addresses.slice(at, at + ASKED_AT_ONCE).map(async (address) => {
        if (await hasCapacity(address)) return address
        busy.add(address)
        throw new Error(`${address} is busy.`)
      })
      const free = await Promise.any(asked).catch((error: unknown) => {
        failures.push(...((error as AggregateError).errors as unknown[]))
      })
      if (free !== undefined) return free
    }
    if (busy.size > 0) return undefined
    throw refuse('unavailable', 'tooManyPhotos', { cause: new AggregateError(failures, describe(failures)) })
  }
}

const LOOKUP_EVERY_MS = 2_000

/** Resolves names to all their addresses, such as those of a headless service. */
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

const describe = (failures: readonly unknown[]) => `No process classifies photos: ${failures.map(messageOf).join(' ')}`
