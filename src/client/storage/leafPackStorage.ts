import { LEAF_PACK_FORMAT, LEAF_PACK_URL, filesOf, packCacheName } from '~/contract/leafPack'
import type { LeafPack, PackFile } from '~/contract/leafPack'

import * as settings from './settings'
import { orUndefined, withDeadline } from './withDeadline'

const PREFIX = packCacheName({ sha256: '' })

const openCache = (name: string) => withDeadline(caches.open(name))

const isOurs = (name: string) => name.startsWith(PREFIX)

/** The files that this phone stores to judge leaves offline, apart from the app itself. */
export const leafPack = {
  /** Undefined if no complete pack is stored, its description differs, or it does not fit this version of the app. */
  async readKept(): Promise<LeafPack | undefined> {
    const [name, integrity] = settings.get('leafPack')?.split(' ') ?? []
    if (name === undefined) return undefined
    const pack = await orUndefined(() => readManifest(name))
    const isSame = pack?.format === LEAF_PACK_FORMAT && pack.description.integrity === integrity
    const isUsable = isSame && (await hasModel(name, pack))
    if (!isUsable) settings.remove('leafPack')
    return isUsable ? pack : undefined
  },

  /** The pack on the server. Rejects without a network. */
  async readOffered(): Promise<LeafPack> {
    const response = await fetch(LEAF_PACK_URL, { cache: 'no-cache' })
    if (!response.ok) throw new Error('The server offers no leaf pack.')
    const pack = (await response.json()) as Partial<LeafPack>
    if (pack.format !== undefined && Array.isArray(pack.network)) return pack as LeafPack
    throw new Error('This is no leaf pack.')
  },

  /** The files not stored yet. */
  async missingOf(pack: LeafPack): Promise<PackFile[]> {
    const kept = await pathsIn(packCacheName(pack))
    return filesOf(pack).filter(({ url }) => !kept.has(url))
  },

  /** Stores each file once the browser has checked its hash. Rejects if the line breaks; stored files stay. */
  async fetchFile(pack: LeafPack, { url, integrity }: PackFile, signal: AbortSignal) {
    const cache = await openCache(packCacheName(pack))
    await cache.add(new Request(new URL(url, location.origin), { integrity, signal }))
  },

  /** Called once all files are stored: activates this pack and deletes earlier ones. */
  async finish(pack: LeafPack) {
    const name = packCacheName(pack)
    const cache = await openCache(name)
    await cache.put(LEAF_PACK_URL, new Response(JSON.stringify(pack)))
    settings.set('leafPack', `${name} ${pack.description.integrity}`)
    const files = new Set([LEAF_PACK_URL, ...filesOf(pack).map(({ url }) => url)])
    const stale = (await cache.keys()).filter(({ url }) => !files.has(new URL(url).pathname))
    await Promise.all([...stale.map((request) => cache.delete(request)), ...(await others(name)).map(drop)])
  },

  async remove() {
    settings.remove('leafPack')
    await Promise.all((await others('')).map(drop))
  },
}

async function readManifest(name: string): Promise<LeafPack | undefined> {
  const cache = await openCache(name)
  return (await (await cache.match(LEAF_PACK_URL))?.json()) as LeafPack | undefined
}

async function hasModel(name: string, { description, network }: LeafPack) {
  const kept = await pathsIn(name)
  return [description, ...network].every(({ url }) => kept.has(url))
}

async function pathsIn(name: string): Promise<Set<string>> {
  const cache = await openCache(name)
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}

const others = async (name: string) => (await caches.keys()).filter((other) => isOurs(other) && other !== name)

const drop = (name: string) => caches.delete(name)
