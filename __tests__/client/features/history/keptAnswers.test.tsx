import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import { accountDb } from '~/client/storage/accountDb'
import type { DiagnosisRow } from '~/client/storage/accountDb'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { changeLanguage, formatRecentDay } from '~/client/i18n/i18n'
import { MAX_LISTED } from '~/contract/limits'
import { scanPath, paths } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { bearer, diagnose as diagnoseAt, register, signUp } from '../../../support/calls'
import { fakeDate } from '../../../support/fakeDate'
import { reach, renderApp, serverForEachTest } from '../../../support/renderApp'
import { diagnose, findReport, renderPredict, urlOf } from '../../../support/renderPredict'
import { prediction, scriptEveryFetch } from '../../../support/scriptedFetch'
import { OTHER } from '../../../support/otherAccount'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest({ observation: observationOf({ Tomato___Late_blight: 0.95 }) })
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})
afterEach(async () => {
  jest.useRealTimers()
  await act(() => changeLanguage('en'))
})

const DAY_MS = 24 * 60 * 60 * 1000
const today = (language: 'en' | 'sw' = 'en') => formatRecentDay(new Date().toISOString(), language)
const asOf = () => screen.queryByText(/^As of .+\. No network\.$/)
const stored = () => accountDb.read('diagnoses')
const readKept = () => offlineDiagnoses.read(currentAccount())
const keptIds = async () => (await readKept()).map(({ id }) => id)
const loseNetwork = () => scriptEveryFetch()

/** The id of an answer that is on the server, of the account that is signed in from then on. */
async function storeDiagnosis() {
  const account = await signUp(server())
  tokenStorage.save(account)
  const response = await diagnoseAt(server(), account.access)
  return response.json<PredictionResponse>().diagnosis.id
}

/** The farmer has read an answer, and closes the page. */
async function readAnswer(language: 'en' | 'sw' = 'en') {
  const id = await storeDiagnosis()
  renderApp(scanPath(id), server())
  await act(() => changeLanguage(language))
  await waitFor(async () => {
    expect(await readKept()).toMatchObject([{ language }])
  })
  cleanup()
  return id
}

it('offline a result reopens complete, in the language in which it was read', async () => {
  const id = await readAnswer('sw')
  const [{ result } = { result: '' }] = await readKept()
  await act(() => changeLanguage('en'))
  loseNetwork()
  fakeDate(Date.now() + DAY_MS)
  const readOn = formatRecentDay(new Date(Date.now() - DAY_MS).toISOString(), 'en')

  const { user, router } = renderApp(paths.predict, null)
  expect(await screen.findByText(`As of ${readOn}. No network.`)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Nyanya, bakajani chelewa/ }))
  expect(urlOf({ router })).toBe(scanPath(id))
  expect(await screen.findByText(`As of ${readOn}. No network.`)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Nyanya, bakajani chelewa/ })) // it is due
  const answer = (await screen.findByRole('heading', { level: 2, name: /Bakajani chelewa/ })).closest('[lang]')
  expect(answer).toHaveAttribute('lang', 'sw')
  await user.click(screen.getByRole('button', { name: 'Get help' }))
  const shown = result.replace(/\(<[^>]*>\)/g, '') // addresses are no words of the page
  const lastWords = shown.match(/\p{L}{4,}/gu)!.slice(-1)[0]!
  await waitFor(() => {
    expect(answer).toHaveTextContent(lastWords)
  })
  await user.click(screen.getByRole('link', { name: 'My photos' }))
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: /^Nyanya, bakajani chelewa/ })).toHaveAttribute('href', scanPath(id))
  expect(asOf()).toBeVisible()
})

it('a new result is stored too, with its language', async () => {
  const app = await renderPredict(server())
  await diagnose(app)
  await findReport()
  await waitFor(async () => {
    expect(await readKept()).toMatchObject([{ language: 'en', diagnosis: { verdict: expect.any(String) } }])
  })
  cleanup()
  loseNetwork()
  renderApp(paths.history, null)
  expect(await screen.findByText(`As of ${today()}. No network.`)).toBeVisible()
})

it('once online, the list comes from the server again', async () => {
  await readAnswer()
  loseNetwork()
  renderApp(paths.history, null)
  await waitFor(() => {
    expect(asOf()).toBeVisible()
  })
  reach(server())
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => {
    expect(asOf()).not.toBeInTheDocument()
  })
  expect(await screen.findByRole('link', { name: /late blight/i })).toBeVisible()
})

it('a stored result does not replace one that the server lacks or fails to return', async () => {
  const id = await readAnswer()
  for (const [status, title] of [
    [404, 'This answer is not there'],
    [500, 'Something went wrong on our side'],
  ] as const) {
    const one = reach(server()).getMockImplementation()!
    jest
      .mocked(globalThis.fetch)
      .mockImplementation(async (input) =>
        (input as Request).url.includes(id) ? Response.json({ detail: 'No.' }, { status }) : one(input),
      )
    renderApp(scanPath(id), null)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByText(/late blight/i)).not.toBeInTheDocument()
    cleanup()
  }
})

it('a refused session shows no stored results, which stay for their account', async () => {
  await readAnswer()
  scriptEveryFetch(...Array.from({ length: 9 }, (): [number, object] => [401, { detail: 'Ended.' }]))
  renderApp(paths.history, null)
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /late blight/i })).not.toBeInTheDocument()
  expect(await stored()).toHaveLength(1)
})

it('Log Out deletes every stored result', async () => {
  await readAnswer()
  const { user } = renderApp(paths.history, server())
  await screen.findByRole('link', { name: /late blight/i })
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await waitFor(async () => {
    expect(await stored()).toEqual([])
  })
})

it('the next account sees no stored result, and all are deleted', async () => {
  await keepAs((await register(server(), { ...OTHER, email: 'first@example.com' })).json())
  tokenStorage.save((await register(server(), OTHER)).json())
  const ofAnother = await stored()
  renderApp(paths.predict, server())
  await screen.findByText('Credits left: 5')
  await waitFor(async () => {
    expect(await stored()).toEqual([])
  })
  cleanup()

  await accountDb.put('diagnoses', ofAnother[0]!)
  loseNetwork()
  renderApp(paths.history, null)
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(asOf()).not.toBeInTheDocument()
  await waitFor(async () => {
    expect(await stored()).toEqual([])
  })
})

async function keepAs(account: { access: string; refresh: string }, of: object = {}) {
  tokenStorage.save(account)
  const { result, diagnosis } = prediction
  await offlineDiagnoses.keep(currentAccount(), { result, diagnosis: { ...diagnosis, ...of }, language: 'en' })
}

it('the newest results of one account, as many as a list has, are stored, and none after it has left', async () => {
  const account = await signUp(server())
  for (let hour = 0; hour <= MAX_LISTED; hour++)
    await keepAs(account, { id: `answer ${hour}`, createdAt: new Date(hour * 3_600_000).toISOString() })
  await keepAs(account, { id: 'answer 0', createdAt: new Date(0).toISOString() })
  const newest = Array.from({ length: MAX_LISTED }, (_, index) => `answer ${MAX_LISTED - index}`)
  expect(await keptIds()).toEqual(newest)

  const left = currentAccount()
  tokenStorage.clear()
  await offlineDiagnoses.keep(left, { ...prediction, language: 'en' })
  expect(await stored()).toHaveLength(MAX_LISTED)
  await accountDb.forgetAccount('another')
  expect(await stored()).toHaveLength(MAX_LISTED)
  await accountDb.forgetAccount(left!)
  expect(await stored()).toEqual([])
})

it('corrections update and deletions delete the stored result', async () => {
  const id = await readAnswer()
  const { user } = renderApp(scanPath(id), server())
  const before = await readKept()
  await user.click(await screen.findByRole('button', { name: 'What else' }))
  await user.click(await screen.findByRole('button', { name: 'Potato' }))
  await waitFor(async () => {
    expect(await readKept()).toMatchObject([{ diagnosis: { id, toldCrop: 'potato' } }])
  })
  expect(before[0]!.diagnosis.toldCrop).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Delete this answer' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(async () => {
    expect(await stored()).toEqual([])
  })
})

it('the next list drops a result deleted on another phone; one of another version is hidden', async () => {
  const id = await readAnswer()
  const [kept] = await readKept()
  // a row of a server that sends less than this version reads
  const older = { ...kept, id: 'older', diagnosis: { id: 'older', createdAt: '2026' } } as unknown as DiagnosisRow
  await accountDb.put('diagnoses', older)
  loseNetwork()
  renderApp(paths.history, null)
  const main = within(await screen.findByRole('main'))
  await main.findByRole('link', { name: /late blight/i })
  expect(main.getAllByRole('listitem')).toHaveLength(1)
  cleanup()

  const { access } = tokenStorage.read()
  await server().inject({ method: 'DELETE', url: `/api/diagnoses/${id}`, headers: bearer(access!) })
  renderApp(paths.history, server())
  expect(await screen.findByRole('heading', { name: 'No answers yet' })).toBeVisible()
  await waitFor(async () => {
    expect(await stored()).toEqual([])
  })
})
