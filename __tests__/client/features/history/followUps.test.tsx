import { act, cleanup, screen, waitFor } from '@testing-library/react'

import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import { accountDb } from '~/client/storage/accountDb'
import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { changeLanguage, formatRecentDay } from '~/client/i18n/i18n'
import { FOLLOWS_FIELD, endpoints } from '~/contract/endpoints'
import { MAX_LISTED } from '~/contract/limits'
import { followUpPath, scanPath, paths } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { diagnose as diagnoseAt, register, signUp } from '../../../support/calls'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { diagnose, findReport } from '../../../support/renderPredict'
import { farmer, observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'
import { WAITING, renderNextVisit } from '../../../support/queue'

const DAY_MS = 24 * 60 * 60 * 1000
let clock: number
const server = serverForEachTest({
  observation: observationOf({ Tomato___Late_blight: 0.95 }),
  now: () => clock,
})
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** The id of an answer given so many days ago. */
async function storeDiagnosis(daysAgo: number) {
  clock = Date.now() - daysAgo * DAY_MS
  const account = await signUp(server())
  tokenStorage.save(account)
  const response = await diagnoseAt(server(), account.access)
  clock = Date.now()
  return response.json<PredictionResponse>().diagnosis.id
}

const day = (daysAgo: number) => formatRecentDay(new Date(Date.now() - daysAgo * DAY_MS).toISOString(), 'en')
const pictures = () => [...document.querySelectorAll('main img[src^="blob:"]')]

const askedPaths = () =>
  jest.mocked(globalThis.fetch).mock.calls.map(([request]) => new URL((request as Request).url).pathname)

it('due plants are photographed again, and the farmer reports how they are', async () => {
  const earlier = await storeDiagnosis(1)
  const { user, router } = renderApp(paths.history, server())
  expect(await screen.findByText('Look again today')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Take new photos: Tomato, late blight' }))

  expect(await screen.findByText(`Looking again at: Tomato, late blight, ${day(1)}`)).toBeVisible()
  const sent = jest.spyOn(FormData.prototype, 'append')
  const lists = () => askedPaths().filter((path) => path === endpoints.getDiagnoses.url)
  expect(lists()).toHaveLength(1) // of the history: this screen shows the same
  await diagnose({ user })
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith(FOLLOWS_FIELD, earlier)
  })
  await findReport()
  expect(screen.queryByText(/^Looking again at/)).not.toBeInTheDocument()
  expect(router.state.location.search).toMatch(/^\?scan=[^&]+$/)
  await user.click(await screen.findByRole('button', { name: 'Worse' }))
  expect(await screen.findByText('Ask your ward or county farm officer, but do not wait for the answer.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Worse' })).toHaveAttribute('aria-pressed', 'true')
  expect(lists()).toHaveLength(1)
  expect(screen.getByText('today').closest('figure')!.previousElementSibling).toHaveTextContent(day(1))
  const now = screen.getByRole('heading', { name: 'Do now' }).parentElement
  expect(now).toHaveTextContent(/1Go on protecting .*2Ask your ward/)
  expect(screen.queryByRole('heading', { level: 2, name: /Late blight/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Tomato, late blight' }))
  expect(await screen.findByRole('heading', { level: 2, name: /Late blight/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send to my officer' }))
  const preview = await screen.findByRole('region', { name: 'This is what they get' })
  expect(preview).toHaveTextContent(/First answer: .* Since then: Worse/)
  await user.click(screen.getByRole('button', { name: 'Close' }))

  await act(() => router.navigate(paths.history))
  expect(await screen.findByText('Worse')).toBeVisible()
  expect(screen.queryByText(/^Look again/)).not.toBeInTheDocument()
  await waitFor(() => {
    expect(pictures()).toHaveLength(1)
  })
  await act(() => changeLanguage('sw'))
  expect(await screen.findByText('Vibaya zaidi')).toBeVisible()
})

it('a follow-up link can be removed, and is dropped when its diagnosis is gone', async () => {
  const earlier = await storeDiagnosis(0)
  const { user, router } = renderApp(followUpPath(earlier), server())
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.queryByText(/^Looking again at/)).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  await act(() => router.navigate(followUpPath('gone')))
  await waitFor(() => {
    expect(router.state.location.search).toBe('')
  })
})

it('queued scans keep their follow-up at the next visit', async () => {
  const { user } = renderApp(followUpPath(await storeDiagnosis(1)), server())
  await screen.findByText(/^Looking again at/)
  jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await diagnose({ user })
  await screen.findByText(WAITING)
  cleanup()
  await renderNextVisit(server())
  expect(await screen.findByRole('button', { name: 'Worse' })).toBeVisible()
})

it('before the due day a calendar reminder is offered in the language of the user', async () => {
  const files: Blob[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = renderApp(scanPath(await storeDiagnosis(0)), server())
  await user.click(await screen.findByRole('button', { name: `Look again on ${day(-1)}` }))
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:file'))
  await user.click(screen.getByRole('button', { name: 'Put it in my calendar' }))
  expect(await files[0]!.text()).toContain('SUMMARY:Look again: Tomato\\, late blight')
})

it('an answer whose plants are due asks first, stores the reply, which ends the reminder, and folds its banner', async () => {
  const { user } = renderApp(scanPath(await storeDiagnosis(1)), server())
  const question = await screen.findByRole('heading', { level: 2, name: 'How are the plants since the last answer?' })
  expect(question).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2, name: /Late blight/ })).not.toBeInTheDocument()
  expect(screen.getByText(day(1)).closest('figure')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Better' }))
  expect(await screen.findByText('Good.')).toBeVisible()
  expect(screen.getByText(/^Go on protecting clean plants/)).toBeVisible()
  cleanup()
  renderApp(paths.history, server())
  expect(await screen.findByText('Tomato, late blight')).toBeVisible()
  expect(screen.queryByText('Look again today')).not.toBeInTheDocument()
})

it('after the due day new photos are offered, and no calendar reminder', async () => {
  const earlier = await storeDiagnosis(3)
  const { user } = renderApp(scanPath(earlier), server())
  await user.click(await screen.findByRole('button', { name: 'Look again' }))
  const take = screen.getAllByRole('link', { name: 'Take new photos' })
  expect(take.map((link) => link.getAttribute('href'))).toContain(followUpPath(earlier))
  expect(screen.queryByRole('button', { name: 'Put it in my calendar' })).not.toBeInTheDocument()
})

it('thumbnails of the last results of an account are stored until either is deleted', async () => {
  await storeDiagnosis(0)
  const account = currentAccount()
  const kept = async () => (await offlineDiagnoses.thumbnails()).map(({ id }) => id)
  const keep = (id: string, of = account) =>
    offlineDiagnoses.keepThumbnail(of, { id, key: `key of ${id}`, photo: new Blob(['leaf']) })
  let now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => ++now) // several are kept within a millisecond
  for (let response = 0; response <= MAX_LISTED; response++) await keep(`answer ${response}`)
  clock.mockRestore()
  expect(await kept()).toHaveLength(MAX_LISTED)
  expect(await kept()).not.toContain('answer 0')
  await offlineDiagnoses.drop(['answer 3'])
  expect(await kept()).toHaveLength(MAX_LISTED - 1)

  expect(await offlineDiagnoses.idOf('key of answer 4')).toBe('answer 4')
  expect(await offlineDiagnoses.idOf('answer 4')).toBe('answer 4')

  tokenStorage.clear()
  await keep('late')
  const stored = () => accountDb.read('thumbnails')
  expect(await stored()).toHaveLength(MAX_LISTED - 1)
  tokenStorage.save((await register(server(), { ...farmer, email: 'otieno@example.com' })).json())
  renderApp(paths.about, server())
  await waitFor(async () => {
    expect(await stored()).toEqual([])
  })
  cleanup()

  const { user } = renderApp(paths.history, server())
  await screen.findByRole('heading', { name: 'No answers yet' })
  await keep('own', currentAccount())
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await waitFor(async () => {
    expect(await stored()).toEqual([])
  })
})
