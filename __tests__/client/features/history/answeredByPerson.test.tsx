import { act, screen, waitFor, within } from '@testing-library/react'

import { changeLanguage } from '~/client/i18n/i18n'
import { paths, reportPath, scanPath } from '~/contract/paths'

import { answerCase, call, deskForEachTest, storeAnswer, takeCase } from '../../../support/askedAnswer'
import { renderApp } from '../../../support/renderApp'
import { setViewport } from '../../../support/viewport'

const desk = deskForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})
afterEach(() => act(() => changeLanguage('en')))

async function askedAnswer() {
  const answer = await storeAnswer(desk())
  await call(desk().server, 'askPerson', { ...answer.farmer, id: answer.id, body: { note: null, county: null } })
  return answer
}

const rows = async (heading: RegExp) =>
  within(await screen.findByRole('region', { name: heading })).getAllByRole('link')

it('is the first row of the first page until it is read', async () => {
  const { id, farmer } = await askedAnswer()
  await storeAnswer(desk(), { by: farmer })
  await answerCase(desk(), 'right')
  const { user, router } = renderApp(paths.home, desk().server)
  const link = await screen.findByRole('link', { name: /^A person has answered/ })
  expect((await rows(/^Secure Your Harvest Today/))[2]).toBe(link)
  expect(screen.getByRole('button', { name: 'Open menu: there are new answers' })).toBeVisible()
  await user.click(link)
  expect(router.state.location.pathname + router.state.location.search).toBe(scanPath(id))
  await screen.findByRole('region', { name: 'What a person says' })
  await waitFor(async () => {
    const { unread_at } = await desk().db.selectFrom('farm_case').select('unread_at').executeTakeFirstOrThrow()
    expect(unread_at).toBeNull()
  })
  await act(() => router.navigate(paths.home))
  expect(await screen.findByText('Your last answer')).toBeVisible()
  expect(screen.queryByText('A person has answered')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

it('marks the menu at the next visit of a page without the list', async () => {
  await askedAnswer()
  await answerCase(desk(), 'right')
  const { unmount } = renderApp(paths.home, desk().server)
  await screen.findByRole('link', { name: /^A person has answered/ })
  unmount()
  renderApp(paths.account, desk().server)
  expect(await screen.findByRole('button', { name: 'Open menu: there are new answers' })).toBeVisible()
})

it.each([
  ['en', 'A person has answered', 'The expert asks you something'],
  ['sw', 'Mtu amekujibu', 'Mtaalamu anakuuliza jambo'],
] as const)('is the first state of a row of "My photos" (%s)', async (language, answered, asks) => {
  const { farmer } = await askedAnswer()
  await storeAnswer(desk(), { by: farmer })
  const { id: caseId } = await takeCase(desk())
  await call(desk().server, 'askFarmer', { ...desk().expert, id: caseId, body: { text: 'Below the leaf?' } })
  localStorage.setItem('language', language)
  await act(() => changeLanguage(language))
  const { unmount } = renderApp(paths.history, desk().server)
  expect(await screen.findByText(asks)).toBeVisible()
  unmount()
  await answerCase(desk(), 'cannotSay')
  renderApp(paths.history, desk().server)
  expect(await screen.findByText(answered)).toBeVisible()
  expect(within(screen.getByRole('main')).getAllByRole('listitem')[0]).toHaveTextContent(answered)
})

it.each([
  [
    'en',
    'Save as a table (CSV)',
    'What an expert or officer said',
    { label: 'Corn_(maize)___Common_rust_', action: 0 },
    /Amina, expert: It is something else: Maize: common rust\. What to do: .+ In their words: “Look below”/,
  ],
  [
    'sw',
    'Hifadhi kama jedwali (CSV)',
    'Jibu la mtaalamu au afisa',
    { text: 'Madoa ya kahawia' },
    /Amina, mtaalamu: Ni kitu kingine: “Madoa ya kahawia”\. Kwa maneno yake: “Look below”/,
  ],
] as const)('is in the crop health report, and in its table (%s)', async (language, save, term, named, said) => {
  const { farmer } = await askedAnswer()
  await storeAnswer(desk(), { by: farmer })
  await answerCase(desk(), 'other', { ...named, line: 'Look below' })
  await desk()
    .db.updateTable('account')
    .set({ plan_until: Date.now() + 30 * 86_400_000 })
    .execute()
  localStorage.setItem('language', language)
  await act(() => changeLanguage(language))
  const { user } = renderApp(reportPath, desk().server)
  expect(await screen.findByText(term)).toBeVisible()
  expect(screen.getByText(term).nextSibling).toHaveTextContent(said)
  expect(screen.getAllByText(term)).toHaveLength(1)
  const saved: Blob[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: save }))
  expect(await saved[0]!.text()).toMatch(said)
})
