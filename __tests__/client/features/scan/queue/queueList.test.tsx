import { act, cleanup, screen, waitFor } from '@testing-library/react'

import { selectSendingKey } from '~/client/features/scan/scansSlice'
import { flushQueue } from '~/client/features/scan/sendQueue'
import { paths } from '~/contract/paths'

import { register } from '../../../../support/calls'
import { uploads } from '../../../../support/fakeXhr'
import { holdResponses, reach, renderApp, serverForEachTest } from '../../../../support/renderApp'
import {
  diagnose,
  fileInput,
  findReport,
  leaf,
  preview,
  renderPredict,
  sentKeys,
  shownIn,
} from '../../../../support/renderPredict'
import { farmer } from '../../../../support/testApp'
import { setViewport } from '../../../../support/viewport'
import {
  WAITING,
  diagnosePlots,
  expectKept,
  hasFailed,
  NO_RESPONSE,
  keptKeys,
  renderNextVisit,
  leafOf,
  renderWaiting,
  scriptDiagnosis,
  openPhotos,
  setOnline,
  waitingTitle,
} from '../../../../support/queue'
import { storedScans } from '../../../../support/storedScans'

const button = (name: string) => screen.getByRole('button', { name })
const notice = (text: string) => screen.queryByText(text)

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})
afterEach(() => {
  uploads.sentShares = [1]
})

it.each([true, false])('a queued scan is shown at the next visit, and sent if online (%s)', async (isOnline) => {
  await renderWaiting(server())
  cleanup()
  setOnline(isOnline)
  await renderNextVisit(server())
  if (isOnline) await findReport()
  else await screen.findByText(WAITING)
  expect(preview()).toBeVisible()
  await expectKept(isOnline ? 0 : 1)
  expect(sentKeys()).toHaveLength(isOnline ? 2 : 1)
})

it('photos and crop of a scan are queued together and sent as one', async () => {
  const first = await renderPredict(server())
  const { user } = first
  scriptDiagnosis(server(), 'noResponse')
  await user.click(screen.getByRole('radio', { name: 'Maize' }))
  await user.upload(fileInput(), [leaf(), new File(['another'], 'b.jpg', { type: 'image/jpeg' })])
  await user.click(button('Diagnose'))
  expect(await screen.findByText(waitingTitle(2))).toBeVisible()
  expect(await screen.findByText('No network. Nothing is lost.')).toBeVisible()
  expect(await screen.findByText(NO_RESPONSE)).toBeVisible()
  await openPhotos(first)
  expect(await screen.findByRole('link', { name: /^Maize, 2 photos Waits for the network/ })).toBeVisible()
  const [waiting] = await storedScans()
  expect(waiting).toMatchObject({ details: { crop: 'maize' }, photos: [expect.any(Blob), expect.any(Blob)] })

  cleanup()
  localStorage.removeItem('crop')
  const app = await renderNextVisit(server())
  await findReport()
  expect(screen.getAllByRole('img', { name: /^Leaf photo \d of 2$/ })).toHaveLength(2)
  expect(shownIn(app)?.result?.diagnosis).toMatchObject({ toldCrop: 'maize' })
  await expectKept(0)
  expect(new Set(sentKeys())).toEqual(new Set([waiting!.key]))
})

it('a queued scan can be sent manually, still waits after a failure, and can be removed in the list', async () => {
  const app = await renderWaiting(server())
  await app.user.click(button('Send now'))
  await hasFailed(app, 2)
  expect(screen.getByText(WAITING)).toBeVisible()
  expect(screen.getByText('No network. Nothing is lost.')).toBeVisible()
  expect(await screen.findAllByText(NO_RESPONSE)).not.toHaveLength(0)
  await app.user.click(screen.getByRole('link', { name: WAITING }))
  await app.user.click(await screen.findByRole('button', { name: 'Remove: Crop not told, 1 photo' }))
  expect(await screen.findByRole('heading', { name: 'No answers yet' })).toBeVisible()
  await expectKept(0)
})

it('a second scan can be queued; the older one is sent first', async () => {
  const app = await renderWaiting(server())
  const { user } = app
  const [older] = await keptKeys()
  await user.upload(fileInput(), leafOf('plot B'))
  expect(await screen.findByText(WAITING)).toBeVisible()
  expect(preview()).toBeVisible() // alone
  reach(server())
  await user.click(await screen.findByRole('button', { name: 'Diagnose' }))
  await findReport()
  await expectKept(0)
  await openPhotos(app)
  expect(await screen.findAllByRole('link', { name: /^Maize, common rust/ })).toHaveLength(2)
  const sent = sentKeys()
  expect([sent.at(-2), new Set(sent).size]).toEqual([older, 2])
})

it('a queued scan is deleted unsent when another account signs in', async () => {
  await renderWaiting(server())
  cleanup()
  const { access } = (await register(server(), { ...farmer, email: 'other@example.com' })).json()
  localStorage.setItem('access', access)
  renderApp(paths.predict, server())
  await screen.findByText('Credits left: 5')
  await expectKept(0)
  expect(notice(WAITING)).not.toBeInTheDocument()
  expect(sentKeys()).toHaveLength(1)
})

it('only a final refusal deletes a queued scan', async () => {
  const { user } = await renderWaiting(server())
  for (const status of [503, 500, 429, 402, 403, 404, 415]) {
    const detail = `Refused with ${status}.`
    scriptDiagnosis(server(), [status, { detail }])
    await waitFor(() => {
      expect(button('Send now')).toBeEnabled()
    })
    await user.click(button('Send now'))
    await screen.findByText(detail)
    await expectKept(status === 415 ? 0 : 1)
  }
  await waitFor(() => {
    expect(notice(WAITING)).not.toBeInTheDocument()
  })
})

it('scans that failed on the server are queued, can be retried, and are sent before the next one', async () => {
  const { user } = await renderPredict(server())
  scriptDiagnosis(server(), [500, {}])
  await user.upload(fileInput(), leafOf('plot A'))
  await user.click(button('Diagnose'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(notice(WAITING)).not.toBeInTheDocument()
  const [failedKey] = await keptKeys()
  await user.click(again)
  await waitFor(() => {
    expect(sentKeys()).toEqual([failedKey, failedKey])
  })
  await screen.findByRole('button', { name: 'Try again' })

  await user.upload(fileInput(), leafOf('plot B'))
  await expectKept(1)
  reach(server())
  await user.click(button('Diagnose'))
  await findReport()
  expect(sentKeys().slice(0, 3)).toEqual([failedKey, failedKey, failedKey])
  expect(new Set(sentKeys()).size).toBe(2)
  expect(await screen.findByText('Credits left: 3')).toBeVisible()
})

it('queued scans stay listed during a retry without a network', async () => {
  const { store } = await renderWaiting(server())
  const shown = new Set<string>()
  store.subscribe(() => shown.add(screen.queryByRole('status')?.textContent ?? 'none'))
  uploads.sentShares = []
  await act(() => store.dispatch(flushQueue({ isQuiet: true })))
  await screen.findByText(WAITING)
  expect(sentKeys()).toHaveLength(2)
  expect(screen.getByText(WAITING)).toBeVisible()
  expect([...shown]).toEqual([`${WAITING}No network. Nothing is lost.`])
})

it('a photo that is sent while another one is on the screen is said to be', async () => {
  const app = await renderPredict(server())
  const release = holdResponses(server())
  await diagnose(app)
  await waitFor(() => {
    expect(selectSendingKey(app.store.getState())).not.toBeNull()
  })
  await diagnose(app, leafOf('plot B'))
  expect(await screen.findByText('Sending now.')).toBeVisible()
  release()
  await findReport()
})

it('says that photos are sent after an outage', async () => {
  await diagnosePlots(server(), ['plot C', 'plot D'])
  const release = holdResponses(server())
  setOnline(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Sending now.')).toBeVisible()
  release()
})
