import { readFileSync } from 'node:fs'

import { screen, waitFor } from '@testing-library/react'

import { takeSharedPhotos } from '~/client/device/sharedPhotos'
import { paths } from '~/contract/paths'
import { SHARED_PARAMETER, SHARED_PHOTOS_FIELD } from '~/contract/sharedPhotos'
import { isShare, keepSharedPhotos } from '~/serviceWorker/sharedPhotos'

import { renderApp, serverForEachTest, storeSession } from '../../../../support/renderApp'
import { setViewport } from '../../../../support/viewport'

const HOME = 'https://jani.example'
const ADDRESS = `${paths.predict}?${SHARED_PARAMETER}`
const server = serverForEachTest()

/** What the browser keeps between service worker and page. */
let kept: Map<string, Blob>
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
  kept = new Map()
  Object.assign(globalThis, {
    caches: {
      open: async () => ({
        put: async (path: string, response: Response) => void kept.set(HOME + path, await response.blob()),
        keys: async () => [...kept.keys()].map((url) => ({ url })),
        match: async (url: string) => ({ blob: async () => kept.get(url) }),
        delete: async (url: string) => kept.delete(url),
      }),
    },
  })
  jest.spyOn(Response, 'redirect').mockImplementation((to, status) => ({ to, status }) as unknown as Response)
})

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })
const share = (files: unknown[]) =>
  keepSharedPhotos({ formData: async () => ({ getAll: () => files }) } as unknown as Request)

it.each(['manifest.webmanifest', 'manifest-sw.webmanifest'])('%s names what the service worker answers', (file) => {
  type Manifest = { share_target: { action: string; method: string; params: { files: { name: string }[] } } }
  const { share_target: target } = JSON.parse(readFileSync(`public/${file}`, 'utf8')) as Manifest
  expect(target.params.files[0]!.name).toBe(SHARED_PHOTOS_FIELD)
  const url = HOME + target.action
  expect(isShare({ method: target.method, url }, HOME)).toBe(true)
  expect(isShare({ method: 'GET', url }, HOME)).toBe(false)
  expect(isShare({ method: 'POST', url: `${HOME}/api/predict/` }, HOME)).toBe(false)
  expect(isShare({ method: 'POST', url: `https://other.example${target.action}` }, HOME)).toBe(false)
})

it.each([true, false])('photos that another app shares are chosen ones; signed in: %s', async (isSignedIn) => {
  if (isSignedIn) await storeSession(server())
  expect(await share([photo('leaf one.jpg'), 'text', photo('leaf two.jpg')])).toEqual({ to: ADDRESS, status: 303 })
  const { router } = renderApp(ADDRESS, server())
  expect(await screen.findByAltText('Leaf photo 2 of 2')).toBeVisible()
  expect(router.state.location.search).toBe('')
  await waitFor(() => {
    expect(kept.size).toBe(0)
  })
})

it('of nine shared photos six are chosen, which is said, and no more are kept than are needed to know', async () => {
  await share(Array.from({ length: 9 }, (_, index) => photo(`${index}.jpg`)))
  expect(kept.size).toBe(7)
  renderApp(ADDRESS, server())
  expect(await screen.findByText('Please send at most six photos of one field.')).toBeVisible()
  expect(screen.getByAltText('Leaf photo 6 of 6')).toBeVisible()
})

it('photos that are shared before a page has taken the earlier ones are added to them', async () => {
  const times = jest.spyOn(Date, 'now')
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    times.mockReturnValueOnce(1e12 + index)
    await share([photo(`${name}.jpg`)])
  }
  expect(await takeSharedPhotos()).toMatchObject([{ name: 'one.jpg' }, { name: 'two.jpg' }, { name: 'three.jpg' }])
})
