import { readFileSync } from 'node:fs'

import { act, screen, waitFor } from '@testing-library/react'

import { accountDb } from '~/client/storage/accountDb'
import { sharedPhotos } from '~/client/storage/sharedPhotosStorage'
import { paths } from '~/contract/paths'
import { SHARED_PARAMETER, SHARED_PHOTOS_FIELD } from '~/contract/sharedPhotos'
import { isShare, keepSharedPhotos } from '~/serviceWorker/keepSharedPhotos'

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
      delete: async () => {
        kept.clear()
        return true
      },
    },
  })
  // Node's `redirect` takes no relative address
  jest.spyOn(Response, 'redirect').mockImplementation((to, status) => ({ to, status }) as unknown as Response)
})

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })
/** Only `formData` of the request is read. */
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

const button = (name: string) => screen.findByRole('button', { name })

it.each([true, false])(
  'photos shared by another app are offered, and chosen once added; signed in: %s',
  async (isSignedIn) => {
    if (isSignedIn) await storeSession(server())
    expect(await share([photo('leaf one.jpg'), 'text', photo('leaf two.jpg')])).toEqual({ to: ADDRESS, status: 303 })
    const { router, user } = renderApp(ADDRESS, server())
    expect(await screen.findByRole('group', { name: '2 photos were shared: add them?' })).toBeVisible()
    expect(screen.queryByAltText(/^Leaf photo/)).not.toBeInTheDocument()
    await user.click(await button('Add'))
    expect(await screen.findByAltText('Leaf photo 2 of 2')).toBeVisible()
    expect(router.state.location.search).toBe('')
    expect(await sharedPhotos.count()).toBe(0)
    await waitFor(() => {
      expect(screen.queryByText(/were shared/)).not.toBeInTheDocument()
      expect(kept.size).toBe(0)
    })
  },
)

it('shared photos are kept until the draft with them is stored', async () => {
  await share([photo('leaf one.jpg'), photo('leaf two.jpg')])
  const put = jest.spyOn(accountDb, 'put')
  const left: number[] = []
  put.mockImplementation(async (store) => {
    if (store === 'scans') left.push(kept.size)
    return true
  })
  const { user } = renderApp(ADDRESS, server())
  await user.click(await button('Add'))
  await waitFor(() => {
    expect(kept.size).toBe(0)
  })
  expect(left[0]).toBe(2)
})

it('shared photos are not added automatically, and are deleted when declined', async () => {
  const { router, user } = renderApp(paths.predict, server())
  await user.upload(await screen.findByLabelText('Leaf photo'), photo('mine.jpg'))
  expect(await screen.findByAltText('The chosen leaf photo')).toBeVisible()
  await share([photo('forged.jpg')])
  await act(() => router.navigate(ADDRESS))
  expect(await screen.findByText('1 photo was shared: add it?')).toBeVisible()
  expect(screen.getByAltText('The chosen leaf photo')).toBeVisible()
  await user.click(await button('Leave out'))
  await waitFor(() => {
    expect(screen.queryByText(/was shared/)).not.toBeInTheDocument()
  })
  expect([kept.size, router.state.location.search]).toEqual([0, ''])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByAltText('The chosen leaf photo')).toBeVisible()
})

it('six of nine shared photos are added with a message, and only as many stored as needed', async () => {
  await share(Array.from({ length: 9 }, (_, index) => photo(`${index}.jpg`)))
  expect(kept.size).toBe(7)
  const { user } = renderApp(ADDRESS, server())
  await user.click(await button('Add'))
  expect(await screen.findByText('Please send at most six photos of one field.')).toBeVisible()
  expect(screen.getByAltText('Leaf photo 6 of 6')).toBeVisible()
})

it('photos shared before a page has taken earlier ones are added to them', async () => {
  const times = jest.spyOn(Date, 'now')
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    times.mockReturnValueOnce(Date.now() + index)
    await share([photo(`${name}.jpg`)])
  }
  times.mockRestore()
  expect((await sharedPhotos.take()).files).toMatchObject([
    { name: 'one.jpg' },
    { name: 'two.jpg' },
    { name: 'three.jpg' },
  ])
})

it('shared photos expire after a week', async () => {
  await share([photo('old.jpg')])
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1000)
  expect([await sharedPhotos.count(), kept.size]).toEqual([0, 0])
})

const FAILED = { to: `${ADDRESS}=failed`, status: 303 }
const large = Object.defineProperty(photo('huge.jpg'), 'size', { value: 60 * 1024 * 1024 })

it.each<[string, () => Promise<unknown>]>([
  [
    'the phone is full',
    () => {
      jest.spyOn(caches, 'open').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
      return share([photo('leaf.jpg')])
    },
  ],
  [
    'the form cannot be read', // as above
    () => keepSharedPhotos({ formData: () => Promise.reject(new TypeError('no form')) } as unknown as Request),
  ],
  ['there is no file', () => share(['text'])],
  ['a file is larger than a photo', () => share([large])],
  [
    'too many wait already',
    async () => {
      await share(Array.from({ length: 7 }, (_, index) => photo(`${index}.jpg`)))
      return share([photo('one more.jpg')])
    },
  ],
])('a share opens the screen with an error if %s', async (_, shareBadly) => {
  expect(await shareBadly()).toEqual(FAILED)
  renderApp(FAILED.to, server())
  expect(await screen.findByText(/^Not all shared photos have arrived\. Share them again/)).toBeVisible()
})
