import { cleanup, screen, waitFor, within } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { selectScans } from '~/client/features/scan/scansSlice'
import { leafOnPhone } from '~/client/features/onDevice/leafOnPhone'
import { paths, scanPath } from '~/contract/paths'

import { creditsOf, diagnose as scan } from '../../../support/calls'
import { fillStorage } from '../../../support/indexedDb'
import { findJudged, keepPack, look, lookAtPlots, queryLook, see } from '../../../support/previews'
import {
  diagnoseButton,
  fileInput,
  findReport,
  pickerLabel,
  renderPredict,
  sentKeys,
} from '../../../support/renderPredict'
import { reach, renderApp, serverForEachTest } from '../../../support/renderApp'
import { observations } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'
import {
  WAITING,
  comeOnline,
  expectKept,
  keptKeys,
  leafOf,
  openPhotos,
  scriptDiagnosis,
  setOnline,
} from '../../../support/queue'
import { storedScans } from '../../../support/storedScans'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
  see(observations.confident)
  keepPack()
})

const credits = () => creditsOf(server(), tokenStorage.read().access!)

it('held previews are sent only when chosen, each once under its own key', async () => {
  const { user } = await lookAtPlots(server(), ['plot A', 'plot B', 'plot C'])
  expect(screen.queryByRole('checkbox')).toBeNull()
  const keys = await keptKeys()
  const tried = sentKeys().length
  await waitFor(async () => {
    expect((await storedScans()).map(({ status }) => status)).toEqual(['held', 'held', 'held'])
  })

  cleanup()
  setOnline(true)
  renderApp(paths.history, server())
  const list = await findJudged(3)
  expect(await list.findByText('3 photos, 3 credits, 1 KB. You have 5.')).toBeVisible()
  comeOnline(server())
  await user.click(list.getAllByRole('checkbox', { name: /^Send: Maize, common rust/ })[1]!)
  expect(sentKeys()).toHaveLength(tried)
  expect(await credits()).toBe(5)

  await user.click(list.getByRole('button', { name: 'Send 2 photos' }))
  await expectKept(1)
  expect(sentKeys().slice(tried)).toEqual([keys[0], keys[2]])
  expect(await credits()).toBe(3)
  await waitFor(async () => {
    expect(await keptKeys()).toEqual([keys[1]])
  })
  const answers = await screen.findAllByRole('link', { name: / · new/ })
  expect(answers).toHaveLength(2)
  await user.click(answers[0]!)
  await findReport()
  expect(screen.queryByText(/^This phone had seen something else/)).toBeNull()
})

it('shared previews are labelled, and a new photo replaces them', async () => {
  const { user } = await lookAtPlots(server(), ['plot A'])
  const IS_LOOK = /Judged by a phone only: this is not the whole answer\./
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share what this phone has seen' }))
  const textOf = (name: string) => decodeURIComponent(dialog.getByRole('link', { name }).getAttribute('href')!)
  expect(textOf('Send by WhatsApp')).toMatch(IS_LOOK)
  expect(textOf('Send as one SMS')).toMatch(/: by a phone only, not the whole answer\.$/)
  expect(screen.getByLabelText('Leaf check: for the farm officer')).toHaveTextContent(IS_LOOK)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('link', { name: 'New photo' }))
  expect(queryLook()).toBeNull()
  expect(pickerLabel('Take a photo')).toBeVisible()
  expect(await screen.findByText(WAITING)).toBeVisible()
})

it('a shared preview asks for no link for an officer', async () => {
  const { user } = await lookAtPlots(server(), ['plot A'])
  comeOnline(server())
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share what this phone has seen' }))
  expect(dialog.queryByRole('switch', { name: /^Link/ })).not.toBeInTheDocument()
  const asked = jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).url)
  expect(asked.filter((url) => url.endsWith('/link'))).toEqual([])
})

it('one sentence says that the result differs from the preview', async () => {
  see(observations.ranked)
  const app = await lookAtPlots(server(), ['plot A'])
  comeOnline(server())
  await app.user.click(await screen.findByRole('link', { name: 'Send' }))
  const list = await findJudged(1)
  await app.user.click(await list.findByRole('button', { name: 'Send 1 photo' }))
  await app.user.click(await screen.findByRole('link', { name: / · new/ }))
  await findReport()
  expect(await screen.findByText(/^This phone had seen something else: \w.+\w\. This answer is/)).toBeVisible()
})

it('another crop is previewed again and sent with the scan', async () => {
  const app = await lookAtPlots(server(), ['plot A'])
  const { user } = app
  await user.click(screen.getByRole('button', { name: /^Not maize\?/ }))
  await user.click(screen.getByRole('button', { name: 'Tomato' }))
  await waitFor(async () => {
    expect(await storedScans()).toMatchObject([{ details: { crop: 'tomato' }, status: 'held' }])
  })
  expect(leafOnPhone.observe).toHaveBeenCalledTimes(2)
  expect(await look()).not.toHaveTextContent('Common rust')
  comeOnline(server())
  const [key] = await keptKeys()
  await openPhotos(app)
  const list = await findJudged(1)
  await user.click(await list.findByRole('checkbox'))
  await user.click(list.getByRole('button', { name: 'Send 1 photo' }))
  await expectKept(0)
  expect(selectScans(app.store.getState())[key!]?.result?.diagnosis).toMatchObject({ toldCrop: 'tomato' })
})

it('says before sending that there are too few credits', async () => {
  const { user } = await lookAtPlots(server(), ['plot A', 'plot B'])
  cleanup() // first: its toasts would go on moving meanwhile
  for (let time = 0; time < 4; time++)
    await scan(server(), tokenStorage.read().access!, { content: Buffer.from(`other ${time}`) })
  setOnline(true)
  renderApp(paths.history, server())
  const list = await findJudged(2)
  expect(await list.findByText('2 photos, 2 credits, 1 KB. You have 1.')).toBeVisible()
  expect(list.getByRole('button', { name: 'Send 2 photos' })).toBeDisabled()
  await user.click(list.getAllByRole('checkbox')[0]!)
  expect(list.getByRole('button', { name: 'Send 1 photo' })).toBeEnabled()
})

it('a requested preview is held too, and reopens without another run', async () => {
  const { user } = await renderPredict(server())
  await user.upload(fileInput(), leafOf('plot A'))
  await user.click(await screen.findByRole('button', { name: 'Look with this phone (free)' }))
  await look()
  await expectKept(1)
  const [key] = await keptKeys()
  cleanup()
  setOnline(true)
  renderApp(scanPath(key!), reach(server()) as never)
  expect(await look()).toHaveTextContent('Common rust')
  expect(leafOnPhone.observe).toHaveBeenCalledTimes(1)
  expect(await credits()).toBe(5)
})

it('a preview that cannot be stored is shown with a warning', async () => {
  fillStorage()
  const { user } = await renderPredict(server())
  await user.upload(fileInput(), leafOf('plot A'))
  await user.click(await screen.findByRole('button', { name: 'Look with this phone (free)' }))
  await look()
  expect(await screen.findByText(/^This phone could not keep the photo: it is full/)).toBeVisible()
  await expectKept(0)
})

it('scans whose preview was cut short, as on Android, are previewed again and held', async () => {
  jest.mocked(leafOnPhone.observe).mockReturnValue(new Promise(() => undefined))
  const app = await renderPredict(server())
  scriptDiagnosis(server(), 'noResponse')
  await app.user.upload(fileInput(), leafOf('plot A'))
  await app.user.click(diagnoseButton())
  await waitFor(() => {
    expect(leafOnPhone.observe).toHaveBeenCalledTimes(1)
  })
  const [key] = await keptKeys()
  cleanup()
  see(observations.confident)
  renderApp(scanPath(key!), server())
  scriptDiagnosis(server(), 'noResponse')
  expect(await look()).toHaveTextContent('Common rust')
  await waitFor(async () => {
    expect(await storedScans()).toMatchObject([{ status: 'held', preview: { verdict: { kind: 'confident' } } }])
  })
})
