import { LEAF_PACK_FORMAT, packCacheName } from '~/contract/leafPack'
import type { LeafPack, PackFile } from '~/contract/leafPack'
import { leafWorker } from '~/client/features/onDevice/leafWorker'

import { fakeCaches, integrityOf } from '../../../support/fakeCaches'

const NETWORK = 'the network'
const MODEL = JSON.stringify({ labels: ['scab', 'healthy'], sha256: hexOf(integrityOf(NETWORK)) })
const fileOf = (url: string, content: string): PackFile => ({
  url,
  bytes: content.length,
  wireBytes: content.length,
  integrity: integrityOf(content),
})
const pack: LeafPack = {
  format: LEAF_PACK_FORMAT,
  version: '1',
  sha256: 'one',
  wireBytes: 1,
  description: fileOf('/model', MODEL),
  network: [fileOf('/network', NETWORK)],
  pictures: [],
}

function hexOf(integrity: string) {
  return Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('hex')
}

/** What the worker answers to a photo with this content in the cache. */
async function observeWith(kept: Record<string, string>) {
  const { caches, stores } = fakeCaches(async () => '')
  stores.set(packCacheName(pack), new Map(Object.entries(kept)))
  Object.assign(globalThis, { caches })
  return leafWorker.observe(pack, new Blob())
}

it.each([
  [
    'labels that were exchanged',
    { '/model': MODEL.replace('"scab","healthy"', '"healthy","scab"') },
    'The description',
  ],
  ['another network', { '/network': 'another network' }, 'The network'],
])('runs no pack with %s', async (_name, altered, part) => {
  await expect(observeWith({ '/model': MODEL, '/network': NETWORK, ...altered })).rejects.toThrow(
    `${part} of the leaf pack is damaged.`,
  )
})

it('reads the network of an intact pack', async () => {
  await expect(observeWith({ '/model': MODEL, '/network': NETWORK })).rejects.not.toThrow(/damaged/)
})
