import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'

import { App } from '~/client/app/App'
import { renderDocument } from '~/client/app/renderPages'
import { loadRoute, routes } from '~/client/app/routes'
import { key as en } from '~/client/i18n/en/key'
import { changeLanguage } from '~/client/i18n/i18n'
import { key as sw } from '~/client/i18n/sw/key'
import { rememberLanguage } from '~/client/storage/preferredLanguage'
import { makeStore, signedOutState } from '~/client/store/store'
import { CROP_FIELD, TOLD_FIELD } from '~/contract/endpoints'
import { LANGUAGES, type Language } from '~/contract/languages'
import { KEY_SLUG } from '~/contract/library'
import { keyPath, libraryPath, paths } from '~/contract/paths'
import { troublesIn } from '~/diagnosis'

import { FakeSpeech } from '../../../support/fakeSpeech'
import { renderApp } from '../../../support/renderApp'

const COMPILE_TIMEOUT_MS = 60_000
beforeAll(() => Promise.all(LANGUAGES.map((language) => loadRoute(keyPath(language)))), COMPILE_TIMEOUT_MS)
afterEach(() => {
  localStorage.clear()
  return act(() => changeLanguage('en'))
})

const said = (texts: typeof en, tomato: string, spots: string) => ({
  ...texts,
  start: [tomato, texts.parts.leaf, spots],
  unsure: [tomato, texts.noPart, texts.noSign],
})
const SAID = {
  en: { ...said(en, 'Tomato', 'Spots'), replies: { yes: 'Yes', no: 'No', cannotTell: 'Cannot tell' } },
  sw: { ...said(sw, 'Nyanya', 'Madoa'), replies: { yes: 'Ndiyo', no: 'Hapana', cannotTell: 'Siwezi kujua' } },
}
const TUTA = troublesIn('en').entries.tuta.check.question

type Rendered = ReturnType<typeof renderApp>

const step = () => screen.findByRole('heading', { level: 2 })
const stepNow = () => screen.getByRole('heading', { level: 2 }).textContent
const replyGroup = () => within(screen.getByRole('main')).queryByRole('group')
const searchOf = ({ router }: Rendered) => router.state.location.search

async function open(language: Language = 'en', search = '') {
  rememberLanguage(language)
  await changeLanguage(language)
  const app = renderApp(keyPath(language) + search, null)
  await step()
  return app
}

async function tap({ user }: Rendered, names: readonly string[]) {
  for (const name of names) await user.click(await screen.findByRole('button', { name }))
}

/** Answers each check until none is left. */
async function replyUntilEnd({ user }: Rendered, replies: readonly string[]) {
  for (let asked = 0; replyGroup() !== null; asked++) {
    expect(asked).toBeLessThan(5)
    await user.click(within(replyGroup()!).getByRole('button', { name: replies[Math.min(asked, replies.length - 1)]! }))
  }
}

const linkOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')!

describe.each(LANGUAGES)('the key in %s', (language) => {
  const own = SAID[language]

  it('leads by taps to a named end, with pages, all troubles of the crop, and a photo that takes the replies along', async () => {
    const app = await open(language)
    await tap(app, own.start)
    expect((await step()).textContent).toBe(troublesIn(language).entries.tuta.check.question)
    await replyUntilEnd(app, [own.replies.yes, own.replies.no])
    expect(stepNow()).toBe(own.probably)
    const rows = within(screen.getByRole('main')).getAllByRole('listitem')
    const pages = rows.flatMap((row) => within(row).queryAllByRole('link'))
    expect(pages.length).toBeLessThanOrEqual(4) // one is the library's
    expect(pages.map((link) => link.getAttribute('href'))).toContain(libraryPath(language, 'tomato-tuta-absoluta'))
    expect(linkOf(own.allOf)).toBe(libraryPath(language, 'crop/tomato'))
    const photo = new URL(linkOf(own.addPhoto), 'http://localhost')
    expect([photo.pathname, photo.searchParams.get(CROP_FIELD)]).toEqual([paths.predict, 'tomato'])
    expect(photo.searchParams.get(TOLD_FIELD)).toMatch(/^(tomato\w+:no,?)+$/) // "tuta" is no question of the photo's
  })

  it('ends in "I cannot tell" if nothing is told', async () => {
    const app = await open(language)
    await tap(app, own.unsure)
    await replyUntilEnd(app, [own.replies.cannotTell])
    expect(stepNow()).toBe(own.cannotTell)
    const photo = new URL(linkOf(own.addPhoto), 'http://localhost')
    expect([...photo.searchParams]).toEqual([[CROP_FIELD, 'tomato']])
  })
})

it('takes back the last reply, the sign and the part by Back, each with the focus on the heading', async () => {
  const app = await open()
  await tap(app, SAID.en.start)
  const first = (await step()).textContent
  await tap(app, ['Yes'])
  const second = (await step()).textContent
  expect(second).not.toBe(first)
  expect(screen.getByText(/^Check 2,/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  for (const before of [first, en.sign, en.part, en.crop]) {
    await act(() => app.router.navigate(-1))
    expect(stepNow()).toBe(before)
  }
  await act(() => app.router.navigate(4))
  expect(stepNow()).toBe(second)
})

it('goes on where it was after a reload, in another language, and starts again', async () => {
  const app = await open()
  await tap(app, [...SAID.en.start, 'Yes', 'Cannot tell'])
  const search = searchOf(app)
  const reached = (await step()).textContent
  app.unmount()
  const again = await open('en', search)
  expect(stepNow()).toBe(reached)
  await act(() => changeLanguage('sw'))
  expect(again.router.state.location).toMatchObject({ pathname: keyPath('sw'), search })
  expect(screen.getByText(/^Jaribio la 3,/)).toBeVisible()
  await act(() => changeLanguage('en'))
  await replyUntilEnd(again, ['No'])
  await again.user.click(screen.getByRole('link', { name: en.again }))
  expect([stepNow(), searchOf(again)]).toEqual([en.crop, ''])
})

const TOMATO = '?crop=tomato&part=leaf&sign=spots'
it.each([
  ['an unknown crop', '?crop=x&part=leaf&sign=spots&yes=tuta', en.crop],
  ['a crop from the prototype', '?crop=constructor', en.crop],
  ['a part of another crop', '?crop=tomato&part=store', en.part],
  ['an unknown part, whatever the sign', '?crop=tomato&part=x&sign=spots', en.part],
  ['an unknown sign', '?crop=tomato&part=leaf&sign=horns', en.sign],
  ['a sign of another part', '?crop=tomato&part=leaf&sign=wilting', en.sign],
  ['checks that do not exist', `${TOMATO}&yes=x&no=__proto__&unsure=constructor&yes=`, TUTA],
  [
    'checks of other crops',
    `${TOMATO}&yes=maizePowder&yes=stemBorer&no=streak&no=lethalNecrosis&unsure=blackRot`,
    TUTA,
  ],
])('ignores %s in the address', async (_, search, asked) => {
  await open('en', search)
  expect(stepNow()).toBe(asked)
})

it('takes five of fifty replies in the address, and the first of two to one check', async () => {
  const checks = ['tuta', 'tomatoFuzz', 'tomatoMites', 'tomatoRings', 'tomatoSpecks', 'tomatoMould', 'tomatoScabs']
  const fifty = Array.from({ length: 50 }, (_, index) => `&no=${checks[index % checks.length]!}`).join('')
  const app = await open('en', TOMATO + fifty)
  const photo = new URL(linkOf(en.addPhoto), 'http://localhost')
  expect(photo.searchParams.get(TOLD_FIELD)?.split(',')).toHaveLength(4) // "tuta" is no question of the photo's
  app.unmount()
  await open('en', `${TOMATO}&yes=tuta&no=tuta&unsure=tuta`)
  expect(screen.getByText(/^Check 2,/)).toBeVisible()
})

it('asks for a person instead of a photo that cannot be judged', async () => {
  const app = await open()
  await tap(app, ['Kale and cabbage', en.noPart, en.noSign])
  await replyUntilEnd(app, ['Cannot tell'])
  expect(screen.queryByRole('link', { name: en.addPhoto })).not.toBeInTheDocument()
  expect(linkOf(en.askPerson)).toBe(paths.contact)
  expect(linkOf(en.allOf)).toBe('/library/crop/kale')
})

it('says on every step that its numbers are estimates, and needs no network', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  const app = await open()
  for (const name of [...SAID.en.start, 'Yes']) {
    expect(screen.getByText(en.estimates)).toBeVisible()
    await tap(app, [name])
  }
  await replyUntilEnd(app, ['No'])
  expect(screen.getByText(en.estimates)).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
})

it('hydrates its prerendered start without a difference, whatever the address tells', async () => {
  const texts = await open()
  texts.unmount()
  const pageAt = (search: string) => {
    const state = signedOutState()
    const router = createMemoryRouter(routes, { initialEntries: [keyPath('en') + search] })
    return (
      <CacheProvider value={createCache({ key: 'css' })}>
        <App store={makeStore(state)} serverState={state} router={router} />
      </CacheProvider>
    )
  }
  const container = document.body.appendChild(document.createElement('div'))
  const prerendered = await renderDocument('en', KEY_SLUG)
  container.innerHTML = prerendered.markup
  const start = screen.getByRole('main').textContent
  container.innerHTML = renderToString(pageAt('')) // the same with its style attributes
  expect([stepNow(), screen.getByRole('main').textContent]).toEqual([en.crop, start])
  const differences = jest.fn()
  const { unmount } = render(pageAt(TOMATO), { container, hydrate: true, onRecoverableError: differences })
  expect(await screen.findByRole('heading', { name: TUTA })).toBeVisible()
  expect(differences).not.toHaveBeenCalled()
  unmount()
  container.remove()
})

describe('with a voice for the language', () => {
  class Utterance {
    constructor(readonly text: string) {}
  }
  let speech: FakeSpeech
  beforeEach(() => {
    speech = new FakeSpeech()
    Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance })
  })
  afterAll(() => Object.assign(globalThis, { speechSynthesis: undefined }))

  it('reads checks and the end aloud', async () => {
    const app = await open('en', TOMATO)
    await tap(app, ['Listen'])
    act(() => speech.read())
    expect(speech.heard).toEqual([TUTA])
    await replyUntilEnd(app, ['Yes', 'No'])
    await tap(app, ['Listen'])
    act(() => speech.read())
    expect(speech.heard.slice(1)).toEqual(
      expect.arrayContaining([SAID.en.probably, expect.stringMatching(/^Tuta absoluta/), TUTA]),
    )
  })

  it('offers nothing to hear without one', async () => {
    await open('sw', TOMATO)
    expect(screen.queryByRole('button', { name: 'Sikiliza' })).not.toBeInTheDocument()
    expect(replyGroup()).toBeInTheDocument()
  })
})

it.each([paths.library, paths.predict])('is reached from %s', async (path) => {
  renderApp(path, null)
  const link = await screen.findByRole('link', { name: 'No photo? Answer questions' })
  expect(link).toHaveAttribute('href', keyPath('en'))
})
