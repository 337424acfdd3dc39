import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { diagnose, findReport, renderPredict, sentKeys, shownIn } from '../../../support/renderPredict'
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
const UNKNOWN = 'I do not know'
const STAPLES = ['Maize', 'Bean', 'Potato', 'Tomato', 'Kale and cabbage', 'Cassava', 'Banana']

it('the staples of Kenya come first, no crop is preselected, and a tap shows the others', async () => {
  const { user } = await renderPredict(server())
  expect(names()).toEqual([UNKNOWN, ...STAPLES])
  expect(crops().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await user.click(crops().getByRole('button', { name: 'More' }))
  expect(names().slice(0, 9)).toEqual([UNKNOWN, ...STAPLES, 'Coffee'])
  expect(names().at(-1)).toBe('Another crop')
  expect(names()).not.toContain('Blueberry')
  expect(names()).not.toContain('Raspberry')
  expect(crops().queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

it('recent crops come first on the next visit, the latest on top, and none is selected', async () => {
  const first = await renderPredict(server())
  await first.user.click(radio('Tomato'))
  await first.user.click(crops().getByRole('button', { name: 'More' }))
  await first.user.click(radio('Chilli'))
  expect(names().slice(1, 5)).toEqual(['Maize', 'Bean', 'Potato', 'Tomato']) // nothing moves under a finger
  cleanup()
  renderApp(paths.predict, server())
  await screen.findByRole('group', { name: 'Which crop is it?' })
  expect(names()).toEqual([UNKNOWN, 'Chilli', 'Tomato', 'Maize', 'Bean', 'Potato', 'Kale and cabbage', 'Cassava'])
  expect(crops().queryByRole('radio', { checked: true })).not.toBeInTheDocument()
})

it('"I do not know" is one of the choices, sends no crop and forgets none', async () => {
  const app = await renderPredict(server())
  await app.user.click(radio('Tomato'))
  await app.user.click(radio(UNKNOWN))
  expect(radio(UNKNOWN)).toBeChecked()
  expect(radio('Tomato')).not.toBeChecked()
  expect(localStorage.getItem('crop')).toBe('tomato')
  await diagnose(app)
  await findReport()
  expect(shownIn(app)?.details.crop).toBeNull()
})

it('a crop without photos leads to its page, free, before anything is uploaded', async () => {
  const app = await renderPredict(server())
  expect(radio('Kale and cabbage')).toHaveAccessibleDescription('No photo check yet: read the signs.')
  expect(radio('Maize')).not.toHaveAccessibleDescription()
  await app.user.click(radio('Kale and cabbage'))
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
  await app.user.upload(screen.getByLabelText('Leaf photo'), new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' }))
  await app.user.click(await screen.findByRole('button', { name: 'All crops' }))
  await app.user.click(radio('Cassava'))
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

it('the crop of a link is selected once, also if it is behind "More"', async () => {
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
