import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../../support/renderApp'
import {
  chooseCrop,
  diagnose,
  diagnoseButton,
  fileInput,
  findReport,
  leaf,
  removePhoto,
  renderPredict,
  sentKeys,
  shownIn,
} from '../../../support/renderPredict'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const crops = () => within(screen.getByRole('group', { name: 'Which crop is it?' }))
const radio = (name: string) => crops().getByRole('radio', { name })
const names = () =>
  crops()
    .getAllByRole('radio')
    .map((one) => one.closest('label')?.textContent)
const allCrops = () => screen.getByRole('button', { name: 'All crops' })
const sheet = () => screen.findByRole('dialog', { name: 'Which crop is it?' })

it('offers two staples of Kenya and no crop preselected, and all crops in a sheet', async () => {
  const { user, router } = await renderPredict(server())
  expect(names()).toEqual(['Maize', 'Bean'])
  expect(crops().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await user.click(allCrops())
  const buttons = within(await sheet()).getAllByRole('button')
  const inSheet = buttons.map(({ textContent }) => textContent)
  expect(inSheet.slice(0, 5)).toEqual(['Maize', 'Bean', 'Potato', 'Tomato', 'Kale and cabbage'])
  expect(inSheet.slice(-2)).toEqual(['Another crop', 'I do not know'])
  expect(inSheet).toHaveLength(27)
  await act(() => router.navigate(-1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(crops().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  expect(allCrops()).toHaveFocus()
})

it('keeps the chips in place during a session, and offers the last crops on the next visit, none selected', async () => {
  const first = await renderPredict(server())
  await chooseCrop(first, 'Tomato')
  expect(names()).toEqual(['Maize', 'Bean', 'Tomato'])
  expect(radio('Tomato')).toBeChecked()
  await chooseCrop(first, 'Chilli')
  expect(names()).toEqual(['Maize', 'Bean', 'Chilli'])
  await first.user.upload(fileInput(), leaf())
  expect(names()).toEqual(['Maize', 'Bean', 'Chilli'])
  await removePhoto(first, 1)
  cleanup()
  renderApp(paths.predict, server())
  await screen.findByRole('group', { name: 'Which crop is it?' })
  expect(names()).toEqual(['Chilli', 'Tomato'])
  expect(crops().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
})

it('"I do not know" takes a crop back, sends none and forgets none', async () => {
  const app = await renderPredict(server())
  await chooseCrop(app, 'Tomato')
  await app.user.click(allCrops())
  expect(within(await sheet()).getByRole('button', { name: 'Tomato', pressed: true })).toBeVisible()
  await app.user.click(within(await sheet()).getByRole('button', { name: 'I do not know' }))
  await waitFor(() => {
    expect(radio('Tomato')).not.toBeChecked()
  })
  expect(localStorage.getItem('crop')).toBe('tomato')
  await diagnose(app)
  await findReport()
  expect(shownIn(app)?.details.crop).toBeNull()
})

it('a crop without photos leads to its page, free, before anything is uploaded', async () => {
  const app = await renderPredict(server())
  await chooseCrop(app, 'Kale and cabbage')
  expect(screen.getByText('We cannot judge kale and cabbage from a photo yet.')).toBeVisible()
  expect(screen.getByText('A photo can only tell whether a leaf shows signs of trouble. That is free.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Diagnose' })).not.toBeInTheDocument()
  expect(await screen.findByText('What the leaf shows will appear here')).toBeVisible()
  const troubles = await screen.findAllByRole('link', { name: /Cabbage aphid|Diamondback moth|Black rot/ })
  expect(troubles.map((link) => link.getAttribute('href'))).toEqual([
    '/library/kale-cabbage-aphid',
    '/library/kale-diamondback-moth',
    '/library/kale-black-rot',
  ])
  const open = screen.getByRole('link', { name: 'What may trouble your kale and cabbage' })
  expect(open).toHaveClass('MuiButton-contained')
  await app.user.click(open)
  expect(await screen.findByRole('heading', { level: 1, name: 'What may trouble my kale and cabbage' })).toBeVisible()
  expect(sentKeys()).toEqual([])
})

it('a photo of an unsupported crop is checked for signs only, and costs nothing', async () => {
  const app = await renderPredict(server())
  await app.user.upload(fileInput(), leaf())
  await chooseCrop(app, 'Cassava')
  expect(screen.getByText(/^A photo can only tell whether a leaf shows signs/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Diagnose' })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Look for signs (free)' }))
  await findReport()
  expect(shownIn(app)?.result?.diagnosis).toMatchObject({
    verdict: 'otherCrop',
    toldCrop: 'cassava',
    charge: 0,
  })
  expect(screen.getByText('Credits left: 5')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /^Get help/ }))
  const page = screen.getByRole('link', { name: /Cassava$/ })
  expect(page).toHaveAttribute('href', '/library/crop/cassava')
})

it('the crop of a link is selected once, also if it is not among the chips', async () => {
  const { router, user } = renderApp(`${paths.predict}?crop=grape`, server())
  expect(await screen.findByRole('radio', { name: 'Grape' })).toBeChecked()
  await waitFor(() => {
    expect(router.state.location.search).toBe('')
  })
  await user.click(radio('Maize'))
  expect(radio('Maize')).toBeChecked()
  await act(() => router.navigate(`${paths.predict}?crop=kudzu`))
  expect(radio('Maize')).toBeChecked()
})

it('Diagnose of photos and chips that are off the screen shows them, and sends nothing', async () => {
  let report: IntersectionObserverCallback = () => undefined
  const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() }
  Object.assign(globalThis, {
    IntersectionObserver: function (callback: IntersectionObserverCallback) {
      report = callback
      return observer
    },
  })
  const app = await renderPredict(server())
  await app.user.upload(fileInput(), leaf())
  await waitFor(() => {
    expect(diagnoseButton()).toHaveClass('MuiButton-contained')
  })
  const seen = (isIntersecting: boolean) => {
    const [target] = observer.observe.mock.lastCall as [Element]
    const entry = { target, isIntersecting, intersectionRatio: Number(isIntersecting) } as IntersectionObserverEntry
    act(() => report([entry], observer as never))
  }
  seen(false)
  expect(diagnoseButton()).not.toHaveClass('MuiButton-contained')
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await app.user.click(diagnoseButton())
  await waitFor(() => {
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' })
  })
  expect(sentKeys()).toEqual([])
  seen(true)
  await app.user.click(diagnoseButton())
  await findReport()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})
