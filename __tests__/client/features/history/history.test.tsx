import { act, screen, waitFor, within } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { changeLanguage, formatRecentDay } from '~/client/i18n/i18n'
import { PLOT_FIELD } from '~/contract/endpoints'
import { scanPath, paths } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { bearer, diagnose, signUp } from '../../../support/calls'
import { reach, renderApp, serverForEachTest } from '../../../support/renderApp'
import { urlOf } from '../../../support/renderPredict'
import { respond, scriptEveryFetch } from '../../../support/scriptedFetch'
import type { ScriptedResponse } from '../../../support/scriptedFetch'
import { farmer, observationOf, observations } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const classify = async (photo: Uint8Array) => {
  const text = Buffer.from(photo).toString()
  if (text.startsWith('dark')) return observations.tooDark
  return observationOf({ [text.startsWith('healthy') ? 'Tomato___healthy' : 'Tomato___Late_blight']: 0.95 })
}

const server = serverForEachTest({ classify })
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** Answers of the account whose tokens are stored, the newest last. */
async function storeDiagnoses(...photos: string[]) {
  const account = await signUp(server())
  tokenStorage.save(account)
  const ids: string[] = []
  for (const photo of photos) {
    const response = await diagnose(server(), account.access, { content: Buffer.from(photo) })
    ids.push(response.json<PredictionResponse>().diagnosis.id)
  }
  return ids
}

const TODAY = formatRecentDay(new Date().toISOString(), 'en')

it('lists the results, the worst first, and refusals in a fold at the end; each can be read again in either language, and deleted', async () => {
  const [, healthy, dark] = await storeDiagnoses('late blight', 'healthy', 'dark')
  const { user, router } = renderApp(paths.home, server())
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('link', { name: 'My photos' }))

  await screen.findByText('Tomato, late blight')
  const shown = within(await screen.findByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(shown).toEqual([
    expect.stringMatching(/^Tomato, late blightAct today\d\d:\d\d$/),
    expect.stringMatching(/^Tomato, no known disease seenNo signs: keep looking\d\d:\d\d$/),
  ])

  await user.click(screen.getByRole('button', { name: '1 photo without an answer' }))
  expect(await screen.findByRole('link', { name: /^The photo is too dark/ })).toHaveAttribute('href', scanPath(dark!))

  await user.click(screen.getByRole('link', { name: /^Tomato, no known disease seen/ }))
  expect(await screen.findByRole('heading', { level: 1, name: `Answer of ${TODAY}` })).toBeVisible()
  expect(urlOf({ router })).toBe(scanPath(healthy!))
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('TomatoNo known disease seen')
  await act(() => changeLanguage('sw'))
  expect(await screen.findByRole('heading', { level: 2, name: /^Nyanya/ })).toBeVisible()
  await act(() => changeLanguage('en'))

  await user.click(await screen.findByRole('button', { name: 'Delete this answer' }))
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  await user.click(await screen.findByRole('button', { name: 'Delete this answer' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The answer is deleted.')).toBeVisible()
  expect(await screen.findByRole('link', { name: /late blight/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /no known disease seen/ })).not.toBeInTheDocument()
})

it('says what to do next when signed out, without a result, and with a result that is gone', async () => {
  await signUp(server())
  const { user, router } = renderApp(paths.history, server())
  await user.click(await screen.findByRole('link', { name: 'Log in' }))
  await user.click(await screen.findByRole('link', { name: 'Sign Up' }))
  await user.click(await screen.findByRole('link', { name: 'Login' }))
  await user.type(await screen.findByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), farmer.password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('heading', { name: 'No answers yet' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.history)
  await user.click(screen.getByRole('link', { name: 'Photograph a leaf' }))
  expect(await screen.findByText('Your answer will appear here')).toBeVisible()

  await act(() => router.navigate(scanPath('no-such-answer')))
  expect(await screen.findByRole('heading', { name: 'This answer is not there' })).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'My photos' })[1]!)
  expect(await screen.findByRole('heading', { name: 'No answers yet' })).toBeVisible()
})

it('without credits the diagnosis screen lists the last results that used them', async () => {
  await storeDiagnoses('late blight', 'late blight 2', 'healthy', 'healthy 2', 'dark', 'healthy 3')
  const { user, router } = renderApp(paths.predict, server())
  expect(await screen.findByText('You have no credits left for an answer.')).toBeVisible()
  const list = await screen.findByRole('heading', { name: 'What used them' })
  const shown = within(list.parentElement!).getAllByRole('listitem')
  const healthy: unknown = expect.stringMatching(
    /^Tomato, no known disease seenNo signs: keep looking\d\d:\d\d1\u00A0credit$/,
  )
  expect(shown.map(({ textContent }) => textContent)).toEqual([healthy, healthy, healthy])
  expect(screen.queryByText('Your last answer')).not.toBeInTheDocument()

  await user.click(screen.getByRole('link', { name: 'My photos' }))
  expect(await screen.findByRole('heading', { name: 'My photos' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.history)
})

it.each([
  ['No connection', 'noResponse'],
  ['Something went wrong on our side', [500, { detail: 'Broken.' }]],
] satisfies [string, ScriptedResponse][])('a failed list shows "%s" and can be retried', async (title, response) => {
  await storeDiagnoses('late blight')
  const { user, router, store } = renderApp(paths.predict, server())
  expect(await screen.findByText('Your last answer')).toBeVisible()
  await act(() => router.navigate(paths.about))
  const cached = () => Object.keys(store.getState().api.queries).filter((key) => key.startsWith('getDiagnoses'))
  await waitFor(() => {
    expect(cached()).toEqual([]) // a list that no screen shows is dropped a moment later
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond(response)) // other calls may come first
  await act(() => router.navigate(paths.history))
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  reach(server())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /late blight/ })).toBeVisible()
})

it.each([
  [
    'a logout',
    async ({ user }: ReturnType<typeof renderApp>) => {
      await user.click(await screen.findByRole('button', { name: 'Open menu' })) // hidden until the dialog has closed
      await user.click(await screen.findByRole('button', { name: 'Log Out' }))
    },
  ],
  [
    'a 401',
    async ({ router }: ReturnType<typeof renderApp>) => {
      scriptEveryFetch([401, { detail: 'Ended.' }], [401, { detail: 'Ended.' }])
      await act(() => router.navigate(paths.about))
      await act(() => router.navigate(paths.history))
    },
  ],
])('after %s no personal data is on the screen, in the store or in storage', async (_, endSession) => {
  await storeDiagnoses('late blight', 'healthy')
  const app = renderApp(paths.history, server())
  await app.user.click(await screen.findByRole('link', { name: /no known disease seen/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete this answer' }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The answer is deleted.')).toBeVisible()
  expect(await screen.findByText('Tomato, late blight')).toBeVisible()

  await endSession(app)
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
  const left = [document.body.textContent, JSON.stringify(app.store.getState()), JSON.stringify(localStorage)]
  for (const text of left) expect(text).not.toMatch(new RegExp(`late blight|${farmer.username}|${farmer.email}`, 'i'))
})

/** One answer, of the field Hill. */
async function storeOnHill() {
  const [id] = await storeDiagnoses('blight')
  const headers = bearer(tokenStorage.read().access!)
  await server().inject({ method: 'PATCH', url: `/api/diagnoses/${id}`, headers, payload: { plot: 'Hill' } })
}

const isOfPlot = (input: unknown) => (input as Request).url.includes(`?${PLOT_FIELD}=`)

/** The history of one field, whose list the server gives only so. */
function openPlot(plot: string, response: Promise<ScriptedResponse>) {
  const others = reach(server()).getMockImplementation()!
  jest
    .mocked(globalThis.fetch)
    .mockImplementation(async (input) => (isOfPlot(input) ? respond(await response) : others(input)))
  return renderApp(`${paths.history}?${PLOT_FIELD}=${plot}`, null)
}

const main = () => within(screen.getByRole('main'))
const noAnswers = () => main().queryByText('No answers for this field.')

it('a field shows "no answers" only after the response, and a loading state before', async () => {
  await storeOnHill()
  let answer: (response: ScriptedResponse) => void = () => undefined
  openPlot('River', new Promise((resolve) => (answer = resolve)))
  await screen.findByRole('combobox', { name: 'Show the field' })
  expect(main().getByRole('status')).toHaveTextContent('One moment')
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  expect(noAnswers()).toBeNull()
  act(() => {
    answer([200, { diagnoses: [] }])
  })
  expect(await screen.findByText('No answers for this field.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it.each([
  ['No connection', 'River', 'noResponse'],
  ['Something went wrong on our side', 'Hill', [500, { detail: 'Broken.' }]],
] satisfies [string, string, ScriptedResponse][])(
  'a failed field list: "%s", with retry',
  async (title, plot, response) => {
    await storeOnHill()
    const { user } = openPlot(plot, Promise.resolve(response))
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(noAnswers()).toBeNull()
    reach(server())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await (plot === 'Hill'
        ? main().findByRole('heading', { level: 2, name: plot })
        : main().findByText('No answers for this field.')),
    ).toBeVisible()
  },
)

it('a field offline shows its stored results and when they were loaded', async () => {
  await storeOnHill()
  openPlot('Hill', Promise.resolve('noResponse'))
  expect(await screen.findByText(/^As of .+ No network\.$/)).toBeVisible()
  expect(main().getByRole('link', { name: /late blight/ })).toBeVisible()
})
