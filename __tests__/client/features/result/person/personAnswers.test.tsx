import { setTimeout as wait } from 'node:timers/promises'

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { changeLanguage } from '~/client/i18n/i18n'
import { currentAccount } from '~/client/storage/tokenStorage'
import { libraryPath, scanPath } from '~/contract/paths'

import { answerCase, call, deskForEachTest, storeAnswer, takeCase } from '../../../../support/askedAnswer'
import { givePhotos } from '../../../../support/givenPhotos'
import { linkTo, sendForm } from '../../../../support/officers'
import { renderApp } from '../../../../support/renderApp'
import { scriptEveryFetch } from '../../../../support/scriptedFetch'
import { setViewport } from '../../../../support/viewport'

const desk = deskForEachTest()

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})
afterEach(() => act(() => changeLanguage('en')))

/** The farmer has asked about an answer that is not sure. */
async function askedAnswer() {
  const answer = await storeAnswer(desk())
  const body = { note: 'It began after the rain.', county: null }
  await call(desk().server, 'askPerson', { ...answer.farmer, id: answer.id, body })
  return answer
}

const said = async (heading = 'What a person says') => within(await screen.findByRole('region', { name: heading }))
const unread = async () =>
  (await desk().db.selectFrom('farm_case').select('unread_at').executeTakeFirstOrThrow()).unread_at

it.each([
  ['en', 'What a person says', /^Amina, expert · /, 'It is something else:', 'Late blight'],
  ['sw', 'Jibu la mtaalamu au afisa', /^Amina, mtaalamu · /, 'Ni kitu kingine:', 'bakajani chelewa'],
] as const)(
  'shows what the expert answers next to the answer of Jani, which stays (%s)',
  async (language, heading, judge, judged, title) => {
    const { id } = await askedAnswer()
    await answerCase(desk(), 'other', { label: 'Tomato___Late_blight', action: 0, line: 'Seen it in Bahati, too.' })
    localStorage.setItem('language', language)
    await act(() => changeLanguage(language))
    renderApp(scanPath(id), desk().server)
    const card = await said(heading)
    expect(card.getByText(judge)).toBeVisible()
    expect(card.getByText(judged)).toBeVisible()
    expect(card.getByText('It began after the rain.')).toBeVisible()
    expect(card.getByText('“Seen it in Bahati, too.”')).toBeVisible()
    const link = card.getByRole('link', { name: new RegExp(title, 'i') })
    expect(link).toHaveAttribute('href', libraryPath(language, 'tomato-late-blight'))
    expect(screen.getByRole('heading', { level: 2, name: /early blight|bakajani wahi/i })).toBeVisible()
  },
)

it('shows a trouble in free text, and markup in it, as written', async () => {
  const { id } = await askedAnswer()
  await answerCase(desk(), 'other', {
    text: '<b>hail</b> [x](https://x.example)',
    line: '<img src=x onerror=alert(1)>',
  })
  renderApp(scanPath(id), desk().server)
  const card = await said()
  expect(card.getByText('“<b>hail</b> [x](https://x.example)”')).toBeVisible()
  expect(card.getByText('“<img src=x onerror=alert(1)>”')).toBeVisible()
  expect(card.queryByRole('link')).not.toBeInTheDocument()
  expect(card.queryByRole('img')).not.toBeInTheDocument()
})

it('names a judge with the link alone as someone with it', async () => {
  const { id } = await storeAnswer(desk())
  await sendForm(desk().server, await linkTo(desk().db, id), { judged: 'right' })
  renderApp(scanPath(id), desk().server)
  const card = await said()
  expect(card.getByText(/^Someone with your link \(we do not know who\) · /)).toBeVisible()
  expect(card.getByText('Jani’s answer is right.')).toBeVisible()
})

it('says that a person has judged the answer before the farmer changed it', async () => {
  const { id } = await askedAnswer()
  await answerCase(desk(), 'right')
  await desk().db.updateTable('diagnosis').set({ told_crop: 'tomato' }).where('id', '=', id).execute()
  renderApp(scanPath(id), desk().server)
  const card = await said()
  expect(card.getByText('Jani’s earlier answer, before you changed the crop or a reply, is right.')).toBeVisible()
  expect(card.queryByText('Jani’s answer is right.')).not.toBeInTheDocument()
})

it('tells the server once that the answer was read', async () => {
  const { id } = await askedAnswer()
  await answerCase(desk(), 'right')
  expect(await unread()).not.toBeNull()
  renderApp(scanPath(id), desk().server)
  await said()
  await waitFor(async () => {
    expect(await unread()).toBeNull()
  })
  const reads = jest.mocked(globalThis.fetch).mock.calls.filter(([request]) => (request as Request).method === 'PATCH')
  expect(reads).toHaveLength(1)
})

it('does not mark an answer as read while the page is hidden', async () => {
  const { id } = await askedAnswer()
  await answerCase(desk(), 'right')
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  renderApp(scanPath(id), desk().server)
  await said()
  await act(() => wait(100))
  expect(await unread()).not.toBeNull()
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(async () => {
    expect(await unread()).toBeNull()
  })
})

it('keeps a first consent that is given just before a second one', async () => {
  const { id } = await storeAnswer(desk(), { copies: 1 })
  await linkTo(desk().db, id)
  const { user } = renderApp(scanPath(id), desk().server)
  await user.click(await screen.findByRole('button', { name: 'Your photos and the link' }))
  const call = jest.mocked(globalThis.fetch)
  const pass = call.getMockImplementation()!
  call.mockImplementation(async (request, ...rest) => {
    if ((request as Request).method === 'GET') throw new TypeError('Failed to fetch') // the line is gone for a moment
    return pass(request, ...rest)
  })
  const [first, second] = await screen.findAllByRole('switch')
  for (const one of [first!, second!]) {
    await user.click(one)
    await waitFor(() => {
      expect(one).toBeChecked()
    })
  }
  await waitFor(async () => {
    const consents = desk().db.selectFrom('farm_case').select(['shows_photos', 'teaches'])
    expect(await consents.execute()).toEqual([{ shows_photos: 1, teaches: 1 }])
  })
  await user.click(second!)
  await waitFor(() => {
    expect(second).not.toBeChecked()
  })
  expect(first).toBeChecked()
})

it('replies to the question of the expert', async () => {
  const { id } = await askedAnswer()
  const { id: caseId } = await takeCase(desk())
  const body = { text: 'Is there fuzz below the leaf?' }
  await call(desk().server, 'askFarmer', { ...desk().expert, id: caseId, body })
  const { user } = renderApp(scanPath(id), desk().server)
  const card = await said()
  expect(card.getByText('Is there fuzz below the leaf?')).toBeVisible()
  expect(card.getByText('The expert needs your reply.')).toBeVisible()
  await user.type(card.getByRole('textbox', { name: 'Your reply' }), 'Yes, white fuzz.')
  await user.click(card.getByRole('button', { name: 'Send the reply' }))
  expect(await screen.findByText('Your reply is sent. The expert will read it.')).toBeVisible()
  expect(screen.getByText('Yes, white fuzz.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument()
})

it('shows the new state once the page has the focus again', async () => {
  const { id } = await askedAnswer()
  renderApp(scanPath(id), desk().server)
  expect(await screen.findByText('Your question is waiting for an expert.')).toBeVisible()
  await takeCase(desk())
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  expect(await screen.findByText('An expert is reading it now.')).toBeVisible()
})

it('withdraws a consent, after which the server keeps no photo', async () => {
  const { id, farmer } = await askedAnswer()
  await givePhotos(desk().server, farmer.access, id)
  const { user } = renderApp(scanPath(id), desk().server)
  await user.click(await screen.findByRole('button', { name: 'Your photos and the link' }))
  const shows = await screen.findByRole('switch', { name: 'Show my photos to the expert, and to anyone with my link' })
  expect(shows).toBeChecked()
  expect(screen.getByText('Our server keeps 1 photo of this answer.')).toBeVisible()
  await user.click(shows)
  await waitFor(() => {
    expect(screen.queryByText(/^Our server keeps/)).not.toBeInTheDocument()
  })
  expect(await desk().db.selectFrom('case_photo').select('id').where('case_id', 'is not', null).execute()).toEqual([])
})

it('offers no photos to teach with once an expert has answered', async () => {
  const { id } = await askedAnswer()
  await answerCase(desk(), 'right')
  const { user } = renderApp(scanPath(id), desk().server)
  await user.click(await screen.findByRole('button', { name: 'Your photos and the link' }))
  const shows = await screen.findByRole('switch', { name: 'Show my photos to the expert, and to anyone with my link' })
  expect(screen.getAllByRole('switch')).toEqual([shows])
})

it('withdraws the link', async () => {
  const { id } = await storeAnswer(desk())
  const secret = await linkTo(desk().db, id)
  const { user } = renderApp(scanPath(id), desk().server)
  await user.click(await screen.findByRole('button', { name: 'Your photos and the link' }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw the link' }))
  expect(await screen.findByText('The link no longer works.')).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Withdraw the link' })).not.toBeInTheDocument()
  })
  const { statusCode } = await desk().server.inject(`/a/${secret}`)
  expect(statusCode).toBe(404)
})

it('is readable without a network', async () => {
  const { id } = await askedAnswer()
  await answerCase(desk(), 'cannotSay', { line: 'Show me the stem.' })
  renderApp(scanPath(id), desk().server)
  await said()
  await waitFor(async () => {
    const [stored] = await offlineDiagnoses.read(currentAccount())
    expect(stored?.diagnosis.person).toMatchObject({ isUnread: false })
  })
  cleanup()
  scriptEveryFetch()
  renderApp(scanPath(id), null)
  const card = await said()
  expect(card.getByText('Cannot say from what was shown.')).toBeVisible()
  expect(card.getByText('“Show me the stem.”')).toBeVisible()
  expect(await screen.findByText(/^As of .+\. No network\.$/)).toBeVisible()
})

it('is scrolled to as long as it is unread', async () => {
  const { id } = await askedAnswer()
  await answerCase(desk(), 'right')
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const isScrolledTo = () =>
    (scroll.mock.contexts as Element[]).some((one, call) => {
      const [options] = scroll.mock.calls[call]!
      return options instanceof Object && options.block === 'center' && one.contains(screen.getByText(/^Amina, expert/))
    })
  const { unmount } = renderApp(scanPath(id), desk().server)
  await said()
  expect(isScrolledTo()).toBe(true)
  await waitFor(async () => {
    expect(await unread()).toBeNull()
  })
  unmount()
  scroll.mockClear()
  renderApp(scanPath(id), desk().server)
  await said()
  expect(isScrolledTo()).toBe(false)
})
