import { act, cleanup, screen, waitFor } from '@testing-library/react'

import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { paths, scanPath } from '~/contract/paths'

import { hasFailed, keptKeys, leafOf, scriptDiagnosis } from '../../../support/queue'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import {
  chooseCrop,
  diagnose,
  diagnoseButton,
  fileInput,
  findReport,
  preview,
  renderPredict,
  shownIn,
  urlOf,
} from '../../../support/renderPredict'
import { farmer } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

async function renderAnswered() {
  const app = await renderPredict(server())
  await diagnose(app)
  await findReport()
  const { id } = shownIn(app)!.result!.diagnosis!
  return { ...app, id }
}

it('an answer has an address, and Back leads from it to an empty screen', async () => {
  const app = await renderAnswered()
  expect(urlOf(app)).toBe(scanPath(app.id))
  await act(() => app.router.navigate(-1))
  expect(urlOf(app)).toBe(paths.predict)
  expect(preview()).not.toBeInTheDocument()
  await act(() => app.router.navigate(1))
  await findReport()
})

it('New photo leads to an empty screen, and Back to the answer, from another page too', async () => {
  const app = await renderAnswered()
  await app.user.click(screen.getByRole('link', { name: 'New photo' }))
  expect(urlOf(app)).toBe(paths.predict)
  expect(preview()).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await act(() => app.router.navigate(-1))
  await findReport()
  await act(() => app.router.navigate(paths.library))
  await act(() => app.router.navigate(-1))
  await findReport()
  expect(urlOf(app)).toBe(scanPath(app.id))
})

it('an answer is shown again after a reload, with what can be done with it', async () => {
  const { id } = await renderAnswered()
  cleanup()
  renderApp(scanPath(id), server())
  await findReport()
  expect(screen.getByRole('button', { name: 'Delete this answer' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New photo' })).toHaveAttribute('href', paths.predict)
})

it('the key of a scan that was answered meanwhile leads to its answer', async () => {
  const first = await renderAnswered()
  const { key } = shownIn(first)!
  await waitFor(async () => {
    expect(await offlineDiagnoses.idOf(key)).toBe(first.id)
  })
  cleanup()
  const app = renderApp(scanPath(key), server())
  await waitFor(() => {
    expect(urlOf(app)).toBe(scanPath(first.id))
  })
  await findReport()
})

it('signed out, an answer asks to log in and is shown then', async () => {
  const { id } = await renderAnswered()
  cleanup()
  tokenStorage.clear()
  const app = renderApp(scanPath(id), server())
  await app.user.click(await screen.findByRole('link', { name: 'Log in' }))
  await app.user.type(await screen.findByLabelText('Email Address'), farmer.email)
  await app.user.type(screen.getByLabelText('Password'), farmer.password)
  await app.user.click(screen.getByRole('button', { name: 'Login' }))
  await findReport()
  expect(urlOf(app)).toBe(scanPath(id))
})

it('a scan without a network has an address, and the next one shows its photos and crops before it is sent', async () => {
  const app = await renderPredict(server())
  scriptDiagnosis(server(), 'noResponse')
  await chooseCrop(app, 'Tomato')
  await diagnose(app)
  expect(await screen.findByRole('link', { name: '1 photo waits' })).toBeVisible()
  await hasFailed(app, 1)
  const [key] = await keptKeys()
  expect(urlOf(app)).toBe(scanPath(key!))

  await app.user.upload(fileInput(), [leafOf('maize one'), leafOf('maize two')])
  expect(await screen.findAllByRole('img', { name: /^Leaf photo \d of 2$/ })).toHaveLength(2)
  expect(urlOf(app)).toBe(paths.predict)
  expect(screen.getByRole('radio', { name: 'Tomato' })).not.toBeChecked()
  await app.user.click(diagnoseButton())
  const list = await screen.findByRole('link', { name: '3 photos wait' })
  await waitFor(async () => {
    expect(await keptKeys()).toHaveLength(2)
  })
  await app.user.click(list)
  expect(await screen.findByRole('link', { name: /^Crop not told, 2 photos/ })).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: /^Tomato, 1 photo/ }))
  expect(urlOf(app)).toBe(scanPath(key!))
})
