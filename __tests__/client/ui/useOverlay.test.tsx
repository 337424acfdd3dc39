import { act, screen, waitFor } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { scanPath, paths } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { diagnose, signUp } from '../../support/calls'
import { renderApp, serverForEachTest } from '../../support/renderApp'
import { urlOf } from '../../support/renderPredict'
import { observationOf } from '../../support/testApp'
import { setViewport } from '../../support/viewport'

const server = serverForEachTest({ observation: observationOf({ Tomato___Late_blight: 0.95 }) })
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** An earlier result, reached from the list. */
async function openResult() {
  const account = await signUp(server())
  tokenStorage.save(account)
  const { diagnosis } = (await diagnose(server(), account.access)).json<PredictionResponse>()
  const app = renderApp(paths.history, server())
  await app.user.click(await screen.findByRole('link', { name: /late blight/i }))
  const back = () => act(() => app.router.navigate(-1))
  return { ...app, id: diagnosis.id, back, url: () => urlOf(app) }
}

it.each([
  ['Share', 'Share this answer'],
  ['Delete this answer', 'Delete this answer?'],
  ['Open menu', 'Menu'],
])('Back closes what "%s" opens, and stays on the page', async (button, dialog) => {
  const { user, back, id, url } = await openResult()
  await screen.findByRole('button', { name: 'Share' })
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible()
  await back()
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: dialog })).not.toBeInTheDocument()
  })
  expect(url()).toBe(scanPath(id))
  expect(screen.getByRole('heading', { level: 2, name: /Late blight/ })).toBeVisible()
})

it('after a deletion Back does not lead to what is gone', async () => {
  const { user, back, url } = await openResult()
  await user.click(await screen.findByRole('button', { name: 'Delete this answer' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No answers yet')).toBeVisible()
  await back()
  expect(url()).toBe(paths.history)
})
