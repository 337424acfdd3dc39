import { act, screen, waitFor, within } from '@testing-library/react'

import { loadRoute } from '~/client/app/routes'
import { rememberLanguage } from '~/client/device/preferredLanguage'
import { changeLanguage } from '~/client/shared/i18n'
import { LANGUAGES } from '~/contract/languages'
import { CONDITIONS, libraryPath } from '~/contract/library'
import { conditionPage, wordsIn } from '~/diagnosis'

import { renderApp } from '../../../support/renderApp'

const COMPILE_TIMEOUT_MS = 60_000
const RUST = 'Corn_(maize)___Common_rust_'

beforeAll(() => loadRoute('/library/maize-common-rust'), COMPILE_TIMEOUT_MS)
afterEach(() => {
  localStorage.clear()
  return act(() => changeLanguage('en'))
})

const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })

it.each(LANGUAGES)('lists every condition by crop, each with a link to its page: %s', async (language) => {
  rememberLanguage(language)
  await changeLanguage(language)
  renderApp(libraryPath(language), null)
  await heading(language === 'en' ? 'Leaf library' : 'Maktaba ya majani')
  const maize = screen.getByRole('region', { name: wordsIn(language).crops.maize })
  expect(within(maize).getAllByRole('link')).toHaveLength(4)
  const linked = within(screen.getByRole('main')).getAllByRole('link')
  expect(linked.map((link) => link.getAttribute('href')).sort()).toEqual(
    Object.values(CONDITIONS)
      .map((slug) => libraryPath(language, slug))
      .sort(),
  )
})

it.each(LANGUAGES)('tells signs, check, actions, look-alikes and sources of a condition: %s', async (language) => {
  rememberLanguage(language)
  await changeLanguage(language)
  const page = conditionPage(RUST, wordsIn(language), Date.now())
  renderApp(libraryPath(language, 'maize-common-rust'), null)
  await heading(page.name)
  const main = within(screen.getByRole('main'))
  const said = [...page.signs, page.check.question, ...page.actions, ...page.sections.flatMap(({ lines }) => lines)]
  const shown = screen.getByRole('main').textContent
  expect(said.filter((sentence) => !shown.includes(sentence))).toEqual([])
  const rival = page.lookAlikes.find(({ slug }) => slug !== null)!
  expect(main.getByRole('link', { name: rival.name })).toHaveAttribute('href', libraryPath(language, rival.slug!))
  const source = page.sources.find(({ url }) => url !== null)!
  expect(main.getByRole('link', { name: source.title })).toHaveAttribute('href', source.url)
  await waitFor(() => {
    expect(document.title).toContain(page.title)
  })
})

it('says how far a photo may be trusted', async () => {
  const { router } = renderApp('/library/grape-esca', null)
  expect(await screen.findByText(/from laboratory photos only/)).toBeVisible()
  await act(() => router.navigate('/library/potato-late-blight'))
  expect(await screen.findByText(/only if you tell it the crop/)).toBeVisible()
  await act(() => router.navigate('/library/bean-rust'))
  expect(await screen.findByText(/cannot settle this/)).toBeVisible()
  await act(() => router.navigate('/library/maize-common-rust'))
  await heading('Common rust')
  expect(screen.queryByText(/cannot settle this|laboratory photos/)).not.toBeInTheDocument()
})

it('the address and the head follow the language', async () => {
  const { router } = renderApp('/library/tomato-late-blight#top', null)
  await heading('Late blight')
  await act(() => changeLanguage('sw'))
  await heading(/Bakajani chelewa/)
  expect(router.state.location).toMatchObject({ pathname: '/sw/library/tomato-late-blight', hash: '#top' })
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://jani.example/sw/library/tomato-late-blight',
  )
  await act(() => router.navigate('/login'))
  expect(document.querySelector('link[rel="canonical"]')).toBeNull()
})

it('an unknown condition has no page', async () => {
  renderApp('/library/maize-no-such-thing', null)
  expect(await heading('Nothing grows here')).toBeVisible()
})
