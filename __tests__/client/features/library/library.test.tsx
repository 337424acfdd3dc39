import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { loadRoute } from '~/client/app/routes'
import { rememberLanguage } from '~/client/storage/preferredLanguage'
import { changeLanguage } from '~/client/i18n/i18n'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { LIBRARY_CROPS, LIBRARY_SLUGS, cropSlug, isToolSlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'
import { libraryPage, troublesIn, wordsIn } from '~/diagnosis'

import { renderApp } from '../../../support/renderApp'

const COMPILE_TIMEOUT_MS = 60_000
const RUST = 'Corn_(maize)___Common_rust_'

const PAGES = ['/library/maize-common-rust', '/library/crop/maize', '/sw/library/x', '/sw/library/crop/x']
beforeAll(() => Promise.all(PAGES.map(loadRoute)), COMPILE_TIMEOUT_MS)
afterEach(() => {
  localStorage.clear()
  return act(() => changeLanguage('en'))
})

const textsIn = (language: Language) => ({ words: wordsIn(language), troubles: troublesIn(language) })

async function speak(language: Language) {
  rememberLanguage(language)
  await changeLanguage(language)
}

const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })

it.each(LANGUAGES)('links every library page by crop: %s', async (language) => {
  await speak(language)
  const { router } = renderApp(libraryPath(language), null)
  await heading(language === 'en' ? 'Leaf library' : 'Maktaba ya majani')
  const hrefs = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!)
  const crops = hrefs().filter((href) => href.includes('/crop/'))
  expect(crops.sort()).toEqual(LIBRARY_CROPS.map((crop) => libraryPath(language, cropSlug(crop))).sort())
  const reached = new Set(hrefs())
  for (const crop of crops) {
    await act(() => router.navigate(crop))
    for (const href of hrefs()) reached.add(href)
  }
  const missing = LIBRARY_SLUGS.map((slug) => libraryPath(language, slug)).filter((path) => !reached.has(path))
  expect(missing).toEqual([])
})

it.each(LANGUAGES)(
  'shows signs, check, actions, look-alikes and sources on every kind of page: %s',
  async (language) => {
    await speak(language)
    const texts = textsIn(language)
    const { router, user } = renderApp(libraryPath(language), null)
    for (const id of [RUST, 'fallArmyworm', 'cystNematode'] as const) {
      const page = libraryPage(id, texts, Date.now())
      await act(() => router.navigate(libraryPath(language, page.slug)))
      await heading(page.name)
      const main = within(screen.getByRole('main'))
      const sections = Object.values(page.sections).flat()
      const said = [...page.signs, page.check.question, ...page.actions, ...sections.flatMap(({ lines }) => lines)]
      const shown = screen.getByRole('main').textContent
      expect([...said, ...page.alerts, page.lead ?? ''].filter((sentence) => !shown.includes(sentence))).toEqual([])
      expect(main.getByRole('img', { name: new RegExp(page.caption) })).toHaveAttribute(
        'src',
        `/illustrations/${page.drawing}.svg`,
      )
      const folds =
        language === 'en' ? ['Why', 'What else', 'Get help'] : ['Kwa nini', 'Huenda ni nini kingine', 'Pata msaada']
      for (const name of folds) await user.click(main.getByRole('button', { name }))
      const rival = page.lookAlikes.find(({ slug }) => slug !== null)!
      expect(main.getByRole('link', { name: rival.name })).toHaveAttribute('href', libraryPath(language, rival.slug!))
      const source = page.sources.find(({ url }) => url !== null)!
      expect(await main.findByRole('link', { name: source.title })).toHaveAttribute('href', source.url)
      await waitFor(() => {
        expect(document.title).toContain(page.title)
      })
    }
  },
)

it('says that photos cannot name a trouble yet, marks advice from practice, and links to its crop', async () => {
  renderApp('/library/kale-diamondback-moth', null)
  await heading('Diamondback moth')
  expect(screen.getByText('A photo cannot name it yet. You can.')).toBeVisible()
  expect(screen.getByText(/No Kenyan agronomist has read this page/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'What may trouble my kale and cabbage' })).toHaveAttribute(
    'href',
    '/library/crop/kale',
  )
  expect(screen.queryByRole('link', { name: 'Photograph a leaf' })).not.toBeInTheDocument()
})

it('ranks troubles of a crop, marks those that a photo can name, and asks for a photo of it', async () => {
  const { router, user } = renderApp('/library/crop/maize', null)
  await heading('What may trouble my maize')
  const main = within(screen.getByRole('main'))
  const rows = within(main.getAllByRole('list')[1]!).getAllByRole('listitem') // after the breadcrumbs
  expect(within(rows[0]!).getByRole('link')).toHaveAccessibleName('Fall armyworm Pale upside-down Y on head')
  expect(within(rows[0]!).queryByTitle('A photo can name it.')).not.toBeInTheDocument()
  expect(within(rows[1]!).getByTitle('A photo can name it.')).toBeInTheDocument()
  expect(screen.getByText(/^Also seen: Drought,/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Where the order comes from \(\d/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Photograph a maize leaf' }))
  expect(await screen.findByRole('radio', { name: 'Maize' })).toBeChecked()

  await act(() => router.navigate('/library/crop/banana'))
  await heading('What may trouble my bananas')
  expect(screen.getByText('We cannot judge this crop from a photo yet.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Photograph/ })).not.toBeInTheDocument()
  expect(screen.getAllByText('No page yet')).not.toHaveLength(0)
  await act(() => router.navigate('/library/crop/rice'))
  expect(await heading('Nothing grows here')).toBeVisible()
})

it('finds pages by crop, name and sign, in any order and with or without capitals', async () => {
  const { user } = renderApp('/library', null)
  const field = await screen.findByRole('searchbox', { name: 'Crop, sign or name' })
  const found = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!)
      .filter((href) => href.startsWith('/')) // not the numbers of the guide below
  await user.type(field, 'ARMYWORM')
  expect(await screen.findByText('1 page')).toBeVisible()
  expect(found()).toEqual(['/library/maize-fall-armyworm'])
  await user.clear(field)
  await user.type(field, 'rust bean')
  expect(await screen.findByText('3 pages')).toBeVisible()
  const pages = ['/library/bean-rust', '/library/french-bean-thrips-and-rust', '/library/crop/cowpea']
  expect(found()).toEqual(pages) // rust of cowpea has no page
  await user.click(screen.getByRole('button', { name: 'Empty the field' }))
  expect(field).toHaveFocus()
  await user.type(field, 'head upside-down')
  expect(await screen.findByText('1 page')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'cassava')
  const crop = await screen.findByRole('link', { name: 'Cassava What may trouble my cassava' })
  expect(within(crop).getByRole('presentation')).toHaveAttribute('src', '/illustrations/crops.svg#cassava')
  await user.clear(field)
  await user.type(field, 'black grains') // of beans and of cowpea
  expect(await screen.findByText('1 page')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Bean fly/ })).toHaveAccessibleName(/ Bean · /)
  await user.clear(field)
  await user.type(field, 'kale holes')
  expect(await screen.findByText('1 page')).toBeVisible()
  expect(found()).toEqual(['/library/kale-diamondback-moth'])
  await user.clear(field)
  await user.type(field, 'zzz')
  expect(await screen.findByText(/^Nothing found/)).toBeVisible()
  await user.clear(field)
  expect(screen.getByRole('link', { name: 'Maize' })).toHaveAttribute('href', '/library/crop/maize')
})

it.each(LANGUAGES)('links every page but healthy leaves by visible sign, and back: %s', async (language) => {
  await speak(language)
  const { router, user } = renderApp(libraryPath(language), null)
  const name = language === 'en' ? 'By what you see' : 'Chagua unachoona'
  const tiles = within(await screen.findByRole('region', { name })).getAllByRole('link')
  expect(tiles).toHaveLength(9)
  const main = within(screen.getByRole('main'))
  const reached = new Set<string | null>()
  for (const label of tiles.map((tile) => tile.textContent)) {
    await user.click(screen.getByRole('link', { name: label }))
    expect(await heading(label)).toHaveFocus()
    const rows = within(main.getAllByRole('list').at(-1)!).getAllByRole('link')
    expect(screen.getByRole('status')).toHaveTextContent(String(rows.length))
    for (const row of rows) reached.add(row.getAttribute('href'))
    await user.click(main.getByRole('link', { name: language === 'en' ? 'Leaf library' : 'Maktaba ya majani' }))
    expect(router.state.location.search).toBe('')
  }
  const expected = LIBRARY_SLUGS.filter((slug) => !/^crop|healthy$/.test(slug) && !isToolSlug(slug))
  expect([...reached].sort()).toEqual(expected.map((slug) => libraryPath(language, slug)).sort())
})

it('keeps the chosen sign in the address, for Back and for another language', async () => {
  const { router, user } = renderApp('/library', null)
  await user.click(await screen.findByRole('link', { name: 'Mould' }))
  await user.click(await screen.findByRole('link', { name: /aflatoxin/i }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/library/maize-mould-and-aflatoxin')
  })
  await act(() => router.navigate(-1))
  await heading('Mould')
  await act(() => changeLanguage('sw'))
  await heading('Kuvu')
  expect(router.state.location).toMatchObject({ pathname: '/sw/library', search: '?sign=mould' })
  await act(() => router.navigate('/library?sign=horns'))
  expect(await screen.findByRole('searchbox')).toBeVisible()
})

describe('the photos of typical leaves', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection')
  })

  it.each(LANGUAGES)('load lazily above the drawing and are credited: %s', async (language) => {
    await speak(language)
    renderApp(libraryPath(language, 'bean-rust'), null)
    const photos = await screen.findAllByRole('img', { name: language === 'en' ? /^Typical leaf/ : /^Jani la mfano/ })
    expect(photos.map((photo) => photo.getAttribute('src'))).toEqual([
      '/photos/bean-rust-1.webp',
      '/photos/bean-rust-2.webp',
    ])
    for (const photo of photos) {
      expect(photo).toHaveAttribute('loading', 'lazy')
      expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['160', '160'])
    }
    const credit = screen.getByText(/AIR Lab, Makerere University/)
    expect(within(credit.parentElement!).getByRole('link', { name: 'iBean' })).toHaveAttribute(
      'href',
      expect.stringContaining('ibean'),
    )
    expect(within(credit.parentElement!).getByRole('link', { name: 'MIT' })).toHaveAttribute(
      'href',
      expect.stringContaining('LICENSE'),
    )
  })

  it('are omitted with their credit if the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    renderApp('/library/bean-rust', null)
    expect(await screen.findByRole('img', { name: /^Drawing/ })).toBeVisible()
    expect(screen.queryByRole('img', { name: /^Typical leaf/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/Makerere/)).not.toBeInTheDocument()
  })

  it('are omitted if they are missing or fail to load', async () => {
    const { router } = renderApp('/library/bean-rust', null)
    fireEvent.error((await screen.findAllByRole('img', { name: /^Typical leaf/ }))[0]!)
    expect(screen.queryByRole('img', { name: /^Typical leaf/ })).not.toBeInTheDocument()
    await act(() => router.navigate('/library/strawberry-leaf-spot'))
    await heading('Leaf spot')
    expect(screen.getByRole('img', { name: /^Drawing/ })).toBeVisible()
    expect(screen.queryByRole('img', { name: /^Typical leaf/ })).not.toBeInTheDocument()
    await act(() => router.navigate('/library/maize-common-rust'))
    expect(await screen.findAllByRole('img', { name: /^Typical leaf/ })).not.toHaveLength(0)
  })
})

it('merges warnings and omits those already among the actions', async () => {
  renderApp('/library/orange-greening', null)
  await heading(/^Citrus greening/)
  const [warning, ...others] = screen.getAllByRole('note')
  expect(within(warning!).getAllByRole('listitem')).toHaveLength(3)
  expect(others.map((note) => note.textContent)).toEqual([expect.stringContaining('laboratory photos')])
  expect(screen.getAllByText(/Do not give cuttings or seedlings away/)).toHaveLength(1)
})

it('marks its own card among the look-alikes, and dials every number that it names', async () => {
  const { router, user } = renderApp('/library/tomato-late-blight', null)
  await heading('Late blight')
  await user.click(screen.getByRole('button', { name: 'What else' }))
  const card = screen.getByText('This page').parentElement!
  expect(within(card).getByText('Late blight')).toBeInTheDocument()
  expect(within(card).queryByRole('link')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Get help' }))
  await user.click(await screen.findByRole('link', { name: 'How to spray, and the law' }))
  expect(router.state.location).toMatchObject({ pathname: '/library', hash: '#spraying' })
  const guide = document.getElementById('spraying')!
  expect(within(guide).getByRole('heading', { name: 'Spraying and the law' })).toBeVisible()
  expect(within(guide).getByRole('link', { name: /^0800\s720\s021$/ })).toHaveAttribute('href', 'tel:0800720021')
  await act(() => router.navigate('/library/orange-greening'))
  expect(await screen.findByRole('link', { name: '0709 891 000' })).toHaveAttribute('href', 'tel:0709891000')
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
