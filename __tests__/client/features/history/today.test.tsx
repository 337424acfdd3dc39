import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { hasAnswers, hasDueDayCome } from '~/client/storage/dueDay'
import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import { unread } from '~/client/storage/unread'
import { endpoints } from '~/contract/endpoints'
import { HISTORY_LENGTH } from '~/contract/limits'
import { accountPath, followUpPath, paths, scanPath } from '~/contract/paths'
import type { AuthResponse, HistoryResponse, PredictionResponse } from '~/contract/responses'

import { bearer, diagnose as diagnoseAt, login, signUp } from '../../../support/calls'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { farmer, observationOf, observations } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const DAY_MS = 24 * 60 * 60 * 1000
let clock = Date.now()
const DARK = 'dark'
const server = serverForEachTest({
  classify: async (photo) =>
    Buffer.from(photo).toString().startsWith(DARK)
      ? observations.tooDark
      : observationOf({ Tomato___Late_blight: 0.95 }),
  now: () => clock,
})

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** The id of an answer given so many days ago to the farmer who is signed in from then on. */
async function storeDiagnosis(daysAgo: number, photo = 'leaf') {
  clock = Date.now() - daysAgo * DAY_MS
  const account = await signUp(server())
  tokenStorage.save(account)
  const response = await diagnoseAt(server(), account.access, { content: Buffer.from(photo) })
  clock = Date.now()
  return response.json<PredictionResponse>().diagnosis.id
}

const MENU_DUE = 'Open menu: there are plants to look at again'
const menuButton = (name: string) => screen.findByRole('button', { name })

/** Links of the hero, from the top. */
const heroLinks = async () => {
  const hero = within(await screen.findByRole('region', { name: /^Secure Your Harvest Today/ }))
  return hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}
const CHOOSE_ALERTS = ['Choose alerts', accountPath('reminders')]
const HERO_LINKS = [
  ['Diagnose Now', paths.predict],
  ['How It Works', expect.stringMatching(/^#/)],
]

it('due plants stand first on the scan page, and the menu is marked', async () => {
  const id = await storeDiagnosis(1)
  renderApp(paths.predict, server())
  const due = await screen.findByRole('link', { name: 'Look again today Tomato, late blight' })
  expect(due).toHaveAttribute('href', followUpPath(id))
  expect(await menuButton(MENU_DUE)).toBeVisible()
})

it('an answer that came meanwhile stands before plants that are due', async () => {
  const due = await storeDiagnosis(1)
  const { access } = (await login(server(), farmer)).json<AuthResponse>()
  const { id } = (await diagnoseAt(server(), access)).json<PredictionResponse>().diagnosis
  unread.add(currentAccount(), id)
  renderApp(paths.home, server())
  await screen.findByRole('link', { name: /^1 new answer/ })
  expect(await heroLinks()).toEqual([
    ...HERO_LINKS,
    ['1 new answerTomato, late blight', scanPath(id)],
    ['Look again todayTomato, late blight', followUpPath(due)],
    CHOOSE_ALERTS,
  ])
  expect(await menuButton('Open menu: there are new answers')).toBeVisible()
})

it('the landing page has due plants in one row below the buttons of the hero, without the last answer', async () => {
  const id = await storeDiagnosis(1)
  const { access } = (await login(server(), farmer)).json<AuthResponse>()
  await diagnoseAt(server(), access)
  renderApp(paths.home, server())
  const due = await screen.findByRole('link', { name: 'Look again today Tomato, late blight' })
  expect(await heroLinks()).toEqual([
    ...HERO_LINKS,
    ['Look again todayTomato, late blight', followUpPath(id)],
    CHOOSE_ALERTS,
  ])
  const tagline = screen.getByText('Smarter Farming, Powered by AI Diagnosis')
  expect(due.compareDocumentPosition(tagline) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(within(screen.getByRole('main')).getAllByRole('region')[0]).toContainElement(due)
  expect(await menuButton(MENU_DUE)).toBeVisible()
})

it('while nothing is due, the landing page shows the last answer, however many photos were refused since', async () => {
  const id = await storeDiagnosis(0)
  const { access } = (await login(server(), farmer)).json<AuthResponse>()
  for (let photo = 0; photo < HISTORY_LENGTH; photo++) {
    const dark = await diagnoseAt(server(), access, { content: Buffer.from(`${DARK} ${photo}`) })
    expect(dark.json<PredictionResponse>().diagnosis.verdict).toBe('tooDark')
  }
  renderApp(paths.home, server())
  expect(await screen.findByRole('link', { name: 'Your last answer Tomato, late blight' })).toBeVisible()
  expect(await heroLinks()).toEqual([...HERO_LINKS, ['Your last answerTomato, late blight', scanPath(id)]])
  expect(await menuButton('Open menu')).toBeVisible()
})

it('an account without answers has no row on the landing page, and no last answer on the scan page', async () => {
  await storeDiagnosis(0, DARK)
  renderApp(paths.home, server())
  await waitFor(() => {
    const urls = jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).url)
    expect(urls.some((url) => url.endsWith('/diagnoses'))).toBe(true)
  })
  await menuButton('Open menu')
  expect(await heroLinks()).toEqual(HERO_LINKS)
  cleanup()
  renderApp(paths.predict, server())
  expect(await screen.findByText('Your answer will appear here')).toBeVisible()
  expect(screen.queryByText('Your last answer')).not.toBeInTheDocument()
})

it('a phone knows of an answer until the account leaves or deletes it', async () => {
  await storeDiagnosis(0)
  renderApp(paths.home, server())
  await screen.findByRole('link', { name: /^Your last answer/ })
  expect(hasAnswers()).toBe(true)
  cleanup()
  const { access } = (await login(server(), farmer)).json<AuthResponse>()
  for (const { id } of (
    await server().inject({ ...endpoints.getDiagnoses, headers: bearer(access) })
  ).json<HistoryResponse>().diagnoses)
    await server().inject({
      ...endpoints.deleteDiagnosis,
      url: endpoints.deleteDiagnosis.url.replace(':id', id),
      headers: bearer(access),
    })
  renderApp(paths.home, server())
  await waitFor(() => {
    expect(hasAnswers()).toBe(false)
  })
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
