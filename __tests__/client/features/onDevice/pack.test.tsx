import { act, screen, waitFor } from '@testing-library/react'

import { leafPack } from '~/client/storage/leafPackStorage'
import { leafOnPhone } from '~/client/features/onDevice/leafOnPhone'
import { LEAF_PACK_FORMAT, LEAF_PACK_URL } from '~/contract/leafPack'
import type { LeafPack, PackFile } from '~/contract/leafPack'
import { accountPath, paths } from '~/contract/paths'

import { fakeCaches, integrityOf } from '../../../support/fakeCaches'
import { reach, renderApp, serverForEachTest, storeSession } from '../../../support/renderApp'

const SIZES: Record<string, number> = {
  picture: 1_000,
  model: 1_000,
  'part-0': 1_000_000,
  'part-1': 1_000_000,
  'part-2': 1_000_000,
}
const fileOf = (name: string): PackFile => ({
  url: `/${name}`,
  bytes: 1,
  wireBytes: SIZES[name]!,
  integrity: integrityOf(name),
})
const pack: LeafPack = {
  format: LEAF_PACK_FORMAT,
  version: '1',
  sha256: 'one',
  wireBytes: 2_002_000,
  description: fileOf('model'),
  network: [fileOf('part-0'), fileOf('part-1')],
  pictures: [fileOf('picture')],
}

const KEPT = `leaf-one ${integrityOf('model')}`

/** As in `keepPack`. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000]

const server = serverForEachTest()
let offered: LeafPack
let asked: string[]
let fetchFile: (path: string, signal: AbortSignal) => Promise<string>
let stores: ReturnType<typeof fakeCaches>['stores']

beforeEach(() => {
  offered = pack
  asked = []
  fetchFile = async (path) => path.slice(1)
  const fake = fakeCaches((path, signal) => {
    asked.push(path)
    return fetchFile(path, signal)
  })
  stores = fake.stores
  Object.assign(globalThis, { caches: fake.caches })
  Object.assign(navigator, {
    storage: { persist: async () => true },
    serviceWorker: { register: async () => undefined },
  })
  jest.spyOn(leafOnPhone, 'canJudge').mockResolvedValue(true)
})

async function openAccount() {
  await storeSession(server())
  const fetchServer = reach(server()).getMockImplementation()!
  jest
    .mocked(globalThis.fetch)
    .mockImplementation(async (...args) =>
      args[0] === '/leaf-pack.json' ? new Response(JSON.stringify(offered)) : fetchServer(...args),
    )
  const app = renderApp(accountPath('phone'), null)
  await screen.findByRole('heading', { level: 1 })
  return app
}

const button = (name: string) => screen.findByRole('button', { name })
const KEEP = 'Keep Jani on this phone: 2.0 MB'

it('the pack stores each file on request and is then used', async () => {
  const { user } = await openAccount()
  await button(KEEP)
  expect([asked, localStorage.getItem('leafPack')]).toEqual([[], null])
  await user.click(await button(KEEP))
  expect(await screen.findByRole('heading', { name: 'Jani is kept on this phone' })).toBeVisible()
  expect(asked.toSorted()).toEqual(['/model', '/part-0', '/part-1', '/picture'])
  expect(localStorage.getItem('leafPack')).toBe(KEPT)
})

it('the pack rejects files with another hash and stays incomplete', async () => {
  const wait = window.setTimeout.bind(window) as (act: () => void, ms?: number) => ReturnType<typeof setTimeout>
  const skipPauses = (act: () => void, ms?: number) => wait(act, PAUSES_MS.includes(ms ?? 0) ? 0 : ms)
  globalThis.setTimeout = skipPauses as typeof setTimeout // a spy would be taken for fake timers
  fetchFile = async (path) => (path === '/part-1' ? 'altered' : path.slice(1))
  const { user } = await openAccount()
  await user.click(await button(KEEP))
  expect(await screen.findByText('The connection broke, or this phone is full.')).toBeVisible()
  expect(screen.getByText('1.0 of 2.0 MB. What has come stays here.')).toBeVisible()
  expect([stores.get('leaf-one')?.has('/part-1'), localStorage.getItem('leafPack')]).toEqual([false, null])
  globalThis.setTimeout = wait as typeof setTimeout
})

it('a broken download is reported at once and resumes when the network is back', async () => {
  let isBroken = true
  fetchFile = async (path) => {
    if (isBroken && path === '/part-1') throw new TypeError('Failed to fetch')
    return path.slice(1)
  }
  const { user } = await openAccount()
  await user.click(await button(KEEP))
  expect(await screen.findByText('The connection broke. Jani tries again by itself.')).toBeVisible()
  expect(await button('Stop for now')).toBeVisible()
  isBroken = false
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByRole('heading', { name: 'Jani is kept on this phone' })).toBeVisible()
  expect(screen.queryByText(/^The connection broke/)).toBeNull()
})

it('a stopped download resumes with the missing parts', async () => {
  fetchFile = (path, signal) =>
    path === '/part-1'
      ? new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'))
          })
        })
      : Promise.resolve(path.slice(1))
  const { user } = await openAccount()
  await user.click(await button(KEEP))
  await screen.findByText('1.0 of 2.0 MB. What has come stays here.')
  await user.click(await button('Stop for now'))
  const goOn = await button('Go on')
  expect(screen.queryByText(/^The connection broke/)).toBeNull()
  asked = []
  fetchFile = async (path) => path.slice(1)
  await user.click(goOn)
  expect(await screen.findByRole('heading', { name: 'Jani is kept on this phone' })).toBeVisible()
  expect(asked).toEqual(['/part-1'])
})

it('the stored model is used until a newer one is complete', async () => {
  const { user, router } = await openAccount()
  await user.click(await button(KEEP))
  await button('Remove from this phone')
  offered = {
    ...pack,
    version: '2',
    sha256: 'two',
    network: [fileOf('part-0'), fileOf('part-2')],
  }
  await act(() => router.navigate(paths.about))
  await act(() => router.navigate(accountPath('phone')))
  expect(await screen.findByText(/^A newer version, .* Yours still works\.$/)).toBeVisible()
  expect(localStorage.getItem('leafPack')).toBe(KEPT)
  await user.click(await button('Load the newer version'))
  await waitFor(() => {
    expect(localStorage.getItem('leafPack')).toBe(`leaf-two ${integrityOf('model')}`)
  })
  expect([...stores.keys()]).toEqual(['leaf-two'])
  await user.click(await button('Remove from this phone'))
  expect(await screen.findByText('Removed. Your answers and photos stay.')).toBeVisible()
  expect([[...stores.keys()], localStorage.getItem('leafPack')]).toEqual([[], null])
})

it('a stored pack with another description is not used', async () => {
  const { user } = await openAccount()
  await user.click(await button(KEEP))
  await button('Remove from this phone')
  expect(await leafPack.readKept()).toEqual(pack)
  stores.get('leaf-one')!.set(LEAF_PACK_URL, JSON.stringify({ ...pack, description: fileOf('picture') }))
  expect(await leafPack.readKept()).toBeUndefined()
})

it('offline the pack says that it can be loaded later', async () => {
  const readOffered = jest.spyOn(leafPack, 'readOffered').mockRejectedValue(new TypeError('Failed to fetch'))
  await openAccount()
  expect(await screen.findByText(/You can load it here when there is one\.$/)).toBeVisible()
  readOffered.mockRestore()
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await button(KEEP)).toBeVisible()
})

it('offers no pack if previews are unsupported', async () => {
  jest.mocked(leafOnPhone.canJudge).mockResolvedValue(false)
  await openAccount()
  await screen.findByRole('link', { name: 'Password' }) // the list: there is no such row
  await act(async () => undefined)
  expect(screen.queryByText(/Keep Jani on this phone/)).toBeNull()
})
