import { act, cleanup, screen, waitFor } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { flushQueue, readQueue } from '~/client/features/scan/sendQueue'
import { changeLanguage } from '~/client/i18n/i18n'
import { MAX_QUEUED_SCANS } from '~/contract/limits'
import { paths } from '~/contract/paths'

import { creditsOf } from '../../../../support/calls'
import { fillStorage } from '../../../../support/indexedDb'
import { uploads } from '../../../../support/fakeXhr'
import { reach, renderApp, serverForEachTest } from '../../../../support/renderApp'
import { diagnose, fileInput, findReport, leaf, renderPredict, sentKeys } from '../../../../support/renderPredict'
import { setViewport } from '../../../../support/viewport'
import {
  comeOnline,
  diagnosePlots,
  expectKept,
  hasFailed,
  keptKeys,
  renderNextVisit,
  leafOf,
  renderWaiting,
  scriptDiagnosis,
  setOnline,
  openPhotos,
  waitingTitle,
} from '../../../../support/queue'
import { storeScan, storedScans } from '../../../../support/storedScans'
import { passTime } from '../../../../support/passTime'

const PLOTS = ['plot A', 'plot B', 'plot C']
const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})
afterEach(() => {
  Object.assign(uploads, { isStalled: false, isRunning: false, sentShares: [1] })
  jest.useRealTimers()
})

const credits = () => creditsOf(server(), tokenStorage.read().access!)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('three scans queued offline across a reload all arrive once, oldest first, each under its own key', async () => {
  await diagnosePlots(server(), PLOTS.slice(0, 2))
  cleanup()
  setOnline(false)
  const app = renderApp(paths.predict, null)
  expect(await screen.findByText(waitingTitle(2))).toBeVisible()
  const sent = sentKeys().length
  await diagnose(app, leafOf('plot C'))
  expect(await screen.findByText(waitingTitle(3))).toBeVisible()
  await hasFailed(app, sent + 1)
  await openPhotos(app)
  expect(await screen.findAllByText('Crop not told, 1 photo')).toHaveLength(3)
  const keys = await keptKeys()
  expect(new Set(keys).size).toBe(3)

  cleanup()
  jest.mocked(globalThis.fetch).mockClear()
  const later = renderApp(paths.predict, server())
  await screen.findByText(waitingTitle(3))
  comeOnline(server())
  await later.user.click(await screen.findByRole('link', { name: /^3 new answers/ }))
  expect(sentKeys()).toEqual(keys)
  expect(await credits()).toBe(2)
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: /^Maize.* · new/ })).toHaveLength(3)
  })
  await expectKept(0)

  await act(() => changeLanguage('sw'))
  expect(await screen.findAllByRole('link', { name: /^Mahindi.* · jipya/ })).toHaveLength(3)
  await act(() => changeLanguage('en'))
})

it('a scan is stored before its request, so that after a reload it is resent under the same key', async () => {
  const app = await renderPredict(server())
  const answer = reach(server()).getMockImplementation()!
  jest.mocked(globalThis.fetch).mockImplementation(async (...args) => {
    await answer(...args) // the server has answered, and charged
    return new Promise(() => undefined)
  })
  await diagnose(app)
  await waitFor(async () => {
    expect(await credits()).toBe(4)
  })
  const [key] = await keptKeys()
  cleanup()
  setOnline(true)
  await renderNextVisit(server())
  await findReport()
  expect(new Set(sentKeys())).toEqual(new Set([key]))
  expect(await credits()).toBe(4)
  await expectKept(0)
})

it('after 429 nothing is sent before the time set by the server, whatever the network does', async () => {
  await diagnosePlots(server(), PLOTS.slice(0, 2))
  cleanup()
  jest.useFakeTimers({ advanceTimers: true })
  setOnline(false)
  renderApp(paths.predict, server())
  await screen.findByText(waitingTitle(2))
  scriptDiagnosis(server(), [429, { detail: 'Too many.' }], { 'Retry-After': '1200' })
  const before = sentKeys().length
  setOnline(true)
  const online = () => {
    act(() => void window.dispatchEvent(new Event('online')))
  }
  online()
  await waitFor(() => {
    expect(sentKeys()).toHaveLength(before + 1) // and not the second one
  })
  reach(server())
  online()
  await act(() => passTime(900_000))
  online()
  expect(sentKeys()).toHaveLength(before + 1)
  await expectKept(2)
  await act(() => passTime(301_000))
  await waitFor(() => {
    expect(sentKeys()).toHaveLength(before + 3)
  })
  await expectKept(0)
})

it('a smaller copy is sent under the same key after a second timeout: the first response may have been lost', async () => {
  const app = await renderPredict(server())
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance', 'setImmediate'] })
  Object.assign(uploads, { isStalled: true, sentShares: [] })
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(new Blob([new Uint8Array(20_000)], { type: 'image/jpeg' }))
  })
  const large = new File([new Uint8Array(48_000)], 'large.jpg', { type: 'image/jpeg' })
  await storeScan({ key: 'slow', photos: [large], details: { crop: null, followsId: null } })
  await act(() => app.store.dispatch(readQueue()))
  const sizesAfterTimeout = async () => {
    const sent = app.store.dispatch(flushQueue({ isQuiet: true }))
    await waitFor(() => {
      expect(uploads.isRunning).toBe(true)
    })
    await act(() => passTime(10_000))
    await sent
    return (await storedScans()).map(({ key, photos }) => [key, photos[0]?.size])
  }
  expect(await sizesAfterTimeout()).toEqual([['slow', 48_000]])
  expect(await sizesAfterTimeout()).toEqual([['slow', 20_000]])
})

it('if an earlier copy did arrive, the result is in the history and not charged again', async () => {
  const { user } = await renderWaiting(server())
  scriptDiagnosis(server(), [422, { detail: 'Another photo.', error: { code: 'keyReused', params: {}, fields: {} } }])
  await user.click(button('Send now'))
  expect(await screen.findByText(/^These photos had arrived the first time/)).toBeVisible()
  await expectKept(0)
})

it('a removed scan can be restored, and is otherwise never sent', async () => {
  const app = await diagnosePlots(server(), PLOTS.slice(0, 2))
  const { user } = app
  const keys = await keptKeys()
  await openPhotos(app)
  const rows = () => screen.findAllByRole('button', { name: 'Remove: Crop not told, 1 photo' })
  const [, first] = await rows() // the newest stands first
  await user.click(first!)
  await waitFor(async () => {
    expect(await keptKeys()).toEqual([keys[1]])
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => {
    expect(await keptKeys()).toEqual(keys)
  })

  await waitFor(async () => {
    expect(await rows()).toHaveLength(2)
  })
  await user.click((await rows())[0]!)
  jest.mocked(globalThis.fetch).mockClear()
  comeOnline(server())
  await expectKept(0)
  expect(sentKeys()).toEqual([keys[0]])
})

it('after a scan is removed the focus moves to the next one, and finally to the page heading', async () => {
  const app = await diagnosePlots(server(), PLOTS)
  const { user } = app
  await openPhotos(app)
  const crosses = () => screen.getAllByRole('button', { name: 'Remove: Crop not told, 1 photo' })
  for (const left of [2, 1]) {
    const [first, second] = crosses()
    first!.focus()
    await user.keyboard('{Enter}')
    await expectKept(left)
    expect(second).toHaveFocus()
  }
  await user.keyboard('{Enter}')
  await expectKept(0)
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

it('Log Out confirms before it deletes scans, or keeps them', async () => {
  const { user, router } = await diagnosePlots(server(), PLOTS)
  await user.click(button('Open menu'))
  const back = () => act(() => router.navigate(-1))
  for (const keep of [back, () => user.click(button('Keep'))]) {
    const logOut = await screen.findByRole('button', { name: 'Log Out' })
    await user.click(logOut)
    const dialog = await screen.findByRole('dialog', { name: '3 photos wait here. Logging out deletes them.' })
    await keep()
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument()
    })
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  }
  await expectKept(3)
  expect(tokenStorage.holdsAny()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await user.click(await screen.findByRole('button', { name: 'Log out and delete' }))
  await waitFor(() => {
    expect(tokenStorage.holdsAny()).toBe(false)
  })
})

it('a scan beyond the queue limit is refused with a message and stays on the screen', async () => {
  const { store, user } = await renderWaiting(server())
  const [only] = await storedScans()
  for (let kept = 1; kept < MAX_QUEUED_SCANS; kept++) await storeScan({ key: `set ${kept}` })
  await act(() => store.dispatch(readQueue()))
  await screen.findByText(waitingTitle(MAX_QUEUED_SCANS))
  await user.upload(fileInput(), leaf())
  await user.click(await screen.findByRole('button', { name: 'Diagnose' }))
  expect(await screen.findByText(/^This phone can keep no more photos\./)).toBeVisible()
  expect(screen.getByRole('img', { name: 'The chosen leaf photo' })).toBeVisible()
  await expectKept(MAX_QUEUED_SCANS)
  expect(new Set(sentKeys())).toEqual(new Set([only!.key]))
})

it('a full phone says so while the photo is on the screen, and sends it from there', async () => {
  fillStorage()
  const app = await renderPredict(server())
  scriptDiagnosis(server(), 'noResponse')
  await diagnose(app)
  expect(await screen.findByText(/This phone could not keep the photo: it is full/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'The chosen leaf photo' })).toBeVisible()
  reach(server())
  await app.user.click(button('Try again'))
  await findReport()
  expect(await credits()).toBe(4)
})
