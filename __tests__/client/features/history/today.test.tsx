import { act, screen, waitFor, within } from '@testing-library/react'

import { hasDueDayCome } from '~/client/storage/dueDay'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { followUpPath, historyPath, paths } from '~/contract/paths'
import type { AuthResponse, PredictionResponse } from '~/contract/responses'

import { diagnose as diagnoseAt, login, signUp } from '../../../support/calls'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { farmer, observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const DAY_MS = 24 * 60 * 60 * 1000
let clock = Date.now()
const server = serverForEachTest({ observation: observationOf({ Tomato___Late_blight: 0.95 }), now: () => clock })

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** The id of an answer given so many days ago to the farmer who is signed in from then on. */
async function storeDiagnosis(daysAgo: number) {
  clock = Date.now() - daysAgo * DAY_MS
  const account = await signUp(server())
  tokenStorage.save(account)
  const response = await diagnoseAt(server(), account.access)
  clock = Date.now()
  return response.json<PredictionResponse>().diagnosis.id
}

const MENU_DUE = 'Open menu: there are plants to look at again'
const menuButton = (name: string) => screen.findByRole('button', { name })

it.each([paths.home, paths.predict])('due plants come first on %s, and the menu is marked', async (path) => {
  const id = await storeDiagnosis(1)
  renderApp(path, server())
  const due = await screen.findByRole('link', { name: 'Look again today Tomato, late blight' })
  expect(due).toHaveAttribute('href', followUpPath(id))
  const heading = screen.getByRole('heading', { level: 1 })
  const isBefore = due.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(Boolean(isBefore)).toBe(path === paths.home)
  expect(await menuButton(MENU_DUE)).toBeVisible()
})

it('the landing page begins with a photo and the last result; nothing is due before its day', async () => {
  const id = await storeDiagnosis(0)
  renderApp(paths.home, server())
  const today = await screen.findByRole('region', { name: 'Today' })
  expect(within(today).getByRole('link', { name: 'Photograph a leaf' })).toHaveAttribute('href', paths.predict)
  const last = await within(today).findByRole('link', { name: /Late blight.*Last answer, / })
  expect(last).toHaveAttribute('href', historyPath(id))
  expect(within(today).queryByText('Look again today')).not.toBeInTheDocument()
  expect(await menuButton('Open menu')).toBeVisible()
})

it('the landing page shows the last result next to due plants', async () => {
  await storeDiagnosis(1)
  const { access } = (await login(server(), farmer)).json<AuthResponse>()
  const last = (await diagnoseAt(server(), access)).json<PredictionResponse>().diagnosis.id
  renderApp(paths.home, server())
  expect(await screen.findByRole('link', { name: /^Look again today/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Last answer, / })).toHaveAttribute('href', historyPath(last))
})

it('a visitor sees no due row', async () => {
  renderApp(paths.home, server())
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Photograph a leaf' })).not.toBeInTheDocument()
})

it('the due row hides during its follow-up, and the mark goes with the account', async () => {
  const id = await storeDiagnosis(1)
  const { user, router } = renderApp(paths.predict, server())
  await user.click(await screen.findByRole('link', { name: /^Look again today/ }))
  expect(await screen.findByText(/^Looking again at: Tomato, late blight/)).toBeVisible()
  expect(router.state.location.search).toContain(id)
  expect(screen.queryByText('Look again today')).not.toBeInTheDocument()
  expect(hasDueDayCome()).toBe(true)

  await user.click(await menuButton(MENU_DUE))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await menuButton('Open menu')).toBeVisible()
  await waitFor(() => {
    expect(hasDueDayCome()).toBe(false)
  })
  await act(() => router.navigate(paths.home))
})
