import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'
import { IMAGE_FIELD } from '~/contract/endpoints'

import { signUp } from '../../../support/calls'
import { holdAnswers, renderApp } from '../../../support/renderApp'
import { buildTestApp } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const leaf = () => new File(['a leaf'], 'IMG_2041 my farm.jpg', { type: 'image/jpeg' })
const note = () => new File(['a note'], 'note.txt', { type: 'text/plain' })

let server: FastifyInstance

beforeEach(async () => {
  setViewport({ widthPx: 360, reducedMotion: true }) // the answer stands there at once
  server = await buildTestApp()
})
afterEach(() => server.close())

async function renderSignedIn() {
  const { access, refresh } = await signUp(server)
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
  const app = renderApp(paths.predict, server)
  await screen.findByText('Credits left: 5')
  return app
}

const diagnoseButton = () => screen.getByRole('button', { name: /^Diagnos/ })
const report = () => screen.findByRole('heading', { level: 2 })

it('says what to do, and that a visitor has no credits', async () => {
  renderApp(paths.predict, server)
  expect(await screen.findByRole('heading', { name: 'Upload Leaf Image', level: 1 })).toBeVisible()
  expect(screen.getByText('Drag & drop or click to upload a leaf photo for disease prediction')).toBeVisible()
  expect(screen.getByText('Click to upload or drag & drop an image')).toBeVisible()
  expect(screen.getByText('PNG, JPG, up to 5MB')).toBeVisible()
  expect(screen.getByText('Credits left: 0')).toBeVisible()
})

it('does nothing without a photo, looks like it, and stays within reach of the keyboard', async () => {
  const { user } = await renderSignedIn()
  const [picture] = screen.getByRole('main').getElementsByTagName('img')
  expect(picture).toHaveAttribute('src', '/illustrations/empty-leaf.svg')
  expect(screen.getByText('Your diagnosis will appear here')).toBeVisible()
  expect(diagnoseButton()).toHaveClass('MuiButton-outlined')
  expect(diagnoseButton()).toBeEnabled()
  act(() => {
    diagnoseButton().focus()
  })
  expect(diagnoseButton()).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.click(diagnoseButton())
  expect(diagnoseButton()).toHaveTextContent('Diagnose')
  expect(predictions()).toHaveLength(0)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  expect(diagnoseButton()).toHaveClass('MuiButton-contained')
  expect(picture).not.toBeInTheDocument()
})

it('takes a photo of more than 5 MB: the browser shrinks it', async () => {
  const { user } = await renderSignedIn()
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'large.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Leaf photo'), large)
  expect(screen.getByRole('img', { name: 'The chosen leaf photo' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('leads from a photo to the answer and the new balance', async () => {
  const { user } = await renderSignedIn()
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  expect(screen.getByRole('img', { name: 'The chosen leaf photo' })).toHaveAttribute('src', 'blob:photo')
  await user.click(diagnoseButton())

  expect(await report()).toHaveTextContent(/maize/i)
  expect(screen.getByText('Credits left: 4')).toBeVisible()
})

it.each([
  ['brings into view an answer that begins below the fold of a phone', 700, [[{ block: 'start', behavior: 'auto' }]]],
  ['leaves the page where it is when the answer begins beside the photo', 200, []],
])('%s', async (_, top, calls) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderSignedIn()
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  expect(scrolled).not.toHaveBeenCalled()
  await user.click(diagnoseButton())
  await report()
  expect(scrolled.mock.calls).toEqual(calls)
})

it('is busy while the server looks at the photo', async () => {
  const { user } = await renderSignedIn()
  const release = holdAnswers(server)
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  await user.click(diagnoseButton())
  await waitFor(() => {
    expect(diagnoseButton()).toBeDisabled()
  })
  expect(diagnoseButton()).toHaveTextContent('Diagnosing...')
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  release()
  await report()
  expect(diagnoseButton()).toBeEnabled()
  expect(diagnoseButton()).toHaveTextContent('Diagnose')
})

it('sends the photo under a name that says nothing, with a key of its own', async () => {
  const { user } = await renderSignedIn()
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  await user.click(diagnoseButton())
  await report()
  await user.click(diagnoseButton())
  await waitFor(() => {
    expect(predictions()).toHaveLength(2)
  })

  const [first, again] = predictions()
  expect(first!.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
  expect(again!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'))
})

const predictions = () =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.map(([request]) => request as Request)
    .filter(({ url }) => url.endsWith('/api/predict/'))

it('takes a dropped photo, from a keyboard opens the file chooser', async () => {
  const { user } = await renderSignedIn()
  const zone = screen.getByRole('button', { name: /drag & drop/ })
  fireEvent.dragOver(zone)
  expect(zone).toHaveAttribute('data-over', 'true')
  fireEvent.drop(zone, { dataTransfer: { files: [leaf()] } })
  expect(zone).toHaveAttribute('data-over', 'false')
  expect(await screen.findByRole('img', { name: 'The chosen leaf photo' })).toBeVisible()

  const chooser = jest.spyOn(screen.getByLabelText('Leaf photo'), 'click')
  act(() => {
    zone.focus()
  })
  await user.keyboard('{Enter}')
  expect(chooser).toHaveBeenCalled()
})

it('ignores what is not an image, without a word', async () => {
  const { user } = await renderSignedIn()
  fireEvent.drop(screen.getByRole('button', { name: /drag & drop/ }), { dataTransfer: { files: [note()] } })
  await user.click(diagnoseButton())
  expect(screen.queryByRole('img', { name: 'The chosen leaf photo' })).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(predictions()).toHaveLength(0)
})

it('a new photo clears the old answer; one that is no image does not', async () => {
  const { user } = await renderSignedIn()
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  await user.click(diagnoseButton())
  await report()
  const zone = screen.getByRole('button', { name: /drag & drop/ })
  fireEvent.drop(zone, { dataTransfer: { files: [note()] } })
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
  fireEvent.drop(zone, { dataTransfer: { files: [leaf()] } })
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

it('shows no late answer about the photo before, but its price', async () => {
  const { user } = await renderSignedIn()
  const release = holdAnswers(server)
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  await user.click(diagnoseButton())
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  expect(diagnoseButton()).toBeEnabled()
  release()
  expect(await screen.findByText('Credits left: 4')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

it('sends the field that the server asks for', async () => {
  const { user } = await renderSignedIn()
  const appended = jest.spyOn(FormData.prototype, 'set')
  await user.upload(screen.getByLabelText('Leaf photo'), leaf())
  await user.click(diagnoseButton())
  await report()
  expect(appended).toHaveBeenCalledWith(IMAGE_FIELD, expect.any(Blob), 'leaf.jpg')
})
