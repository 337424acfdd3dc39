import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { landing } from '~/client/i18n/en/landing'
import { SIGN_UP_SEARCH } from '~/contract/pages'
import { orderPath, paths } from '~/contract/paths'

import { renderApp, serverForEachTest, storeSession } from '../../support/renderApp'
import { setViewport } from '../../support/viewport'

const faqEntries = landing.faq.entries
const HEADLINE = 'Secure Your Harvest Today, Combat Crop Diseases with Smart AI-Powered Leaf Diagnosis'
const CALLS_TO_ACTION = [
  'Diagnose Now',
  'Order Essential Plan',
  'Order Pro Crop Care',
  'Diagnose Leaf Now',
  'Scan Leaf Now',
]

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 1280 })
})

const nameOf = (region: HTMLElement) => document.getElementById(region.getAttribute('aria-labelledby')!)?.textContent
const callsToAction = () => CALLS_TO_ACTION.map((name) => screen.getByRole('link', { name }).getAttribute('href'))

it('the landing page has its sections in order, one main heading and no skipped level', async () => {
  renderApp(paths.home, server())
  await act(() => import('~/client/features/landing/TestimonialSlider')) // of a script of its own
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('region').map(nameOf)).toEqual([
    HEADLINE,
    'Infectious plant diseases destroy up to 40% of global crops',
    'Start Free, Grow When You Are Ready',
    'From One Photo to Your Next Step in the Field',
    'Healthy Fields Begin with a Healthy Leaf',
    'Seen a Spot You Do Not Know?',
    'A Few Kind Words From Our Customers.',
    'Frequently Asked Questions',
    'Every Healthy Leaf Counts Towards the Harvest',
  ])
  const levels = main.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })
})

it('the hero has its taglines and two buttons, and each featured card its picture', () => {
  renderApp(paths.home, server())
  const heroRegion = within(screen.getByRole('region', { name: HEADLINE }))
  for (const tagline of [
    'AI Meets Agriculture',
    'Protect Your Crops, Increase Yields, Feed the Future',
    'Smarter Farming, Powered by AI Diagnosis',
    'Join the Smart Farming Revolution',
    'Technology That Transforms Farming and Food Security',
  ])
    expect(heroRegion.getByText(tagline)).toBeVisible()
  const links = heroRegion.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual(['Diagnose Now', 'How It Works'])
  for (const name of [
    'Boosting Crop Yields Sustainably',
    'Empowering Farmers Everywhere',
    'AI-Powered Plant Diagnosis',
  ]) {
    const card = screen.getByRole('heading', { name, level: 3 }).closest('.MuiCard-root')!
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/illustrations\/featured-/))
  }
})

it('every call to action leads a visitor to the top of the login screen, and a farmer to the diagnosis', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { router, user } = renderApp(paths.home, server())
  expect(callsToAction()).toEqual(CALLS_TO_ACTION.map(() => paths.login + SIGN_UP_SEARCH))
  await user.click(screen.getByRole('link', { name: 'Scan Leaf Now' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.login)
  })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  cleanup()

  await storeSession(server())
  renderApp(paths.home, server())
  await waitFor(() => {
    expect(callsToAction()).toEqual(
      CALLS_TO_ACTION.map((name) => (name === 'Order Pro Crop Care' ? orderPath : paths.predict)),
    )
  })
})

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])('How It Works scrolls to the innovation section (reduced motion: %s)', async (reducedMotion, behavior) => {
  setViewport({ widthPx: 1280, reducedMotion })
  const scrolled: [Element, unknown][] = []
  Element.prototype.scrollIntoView = function (options) {
    scrolled.push([this, options])
  }
  const { router, user } = renderApp(paths.home, server())
  await user.click(screen.getByRole('link', { name: 'How It Works' }))

  const innovation = screen.getByRole('region', { name: 'From One Photo to Your Next Step in the Field' })
  expect(scrolled).toEqual([[innovation, { behavior }]])
  expect(within(innovation).getByRole('heading', { level: 2 })).toHaveFocus()
  expect(router.state.location.pathname).toBe(paths.home)
})

const plans = {
  'Essential Plan': [
    'Ksh 0',
    '5 free credits on sign-up',
    'Instant AI disease detection',
    'Upload images via smartphone',
    'Covers common crop diseases',
    'Diagnosis history (last 10 scans)',
    'Free for smallholders',
  ],
  'Pro Crop Care': [
    'Ksh 100',
    'Unlimited disease scans',
    'Multiple crops',
    'Custom alerts and recommendations',
    'Offline access',
    'Priority support plus crop health reports',
  ],
}

it('both plans are offered in full, and the one without M-Pesa says that it is not on offer', () => {
  renderApp(paths.home, server())
  expect(screen.getByText('Not on offer here')).toBeVisible()
  expect(screen.getByText(/^Multiple crops: photos of 13 crops are judged/)).toBeVisible()
  for (const [name, lines] of Object.entries(plans)) {
    const card = within(screen.getByRole('heading', { name }).closest<HTMLElement>('.MuiCard-root')!)
    for (const text of lines) expect(card.getByText(text)).toBeVisible()
    expect(card.getByRole('link', { name: `Order ${name}` })).toBeVisible()
  }
})

describe('the questions', () => {
  const faq = () => within(screen.getByRole('region', { name: 'Frequently Asked Questions' }))
  const questions = () => faq().getAllByRole('button')
  const expectOpen = (open: number[]) =>
    waitFor(() => {
      const expanded = questions().flatMap((question, index) =>
        question.getAttribute('aria-expanded') === 'true' ? [index] : [],
      )
      expect(expanded).toEqual(open)
    })

  it('are six, open one at a time, close again, and open by keyboard', async () => {
    const { user } = renderApp(paths.home, server())
    expect(faq().getByText('Here are answers to some of the most common questions we receive')).toBeVisible()
    expect(questions().map(({ textContent }) => textContent)).toEqual(faqEntries.map(({ question }) => question))
    expect(questions()).toHaveLength(6)
    await expectOpen([])
    await user.click(questions()[0]!)
    await expectOpen([0])
    expect(faq().getByText(/^We are building Jani for maize, tomatoes/)).toBeVisible()
    await user.click(questions()[1]!)
    await expectOpen([1])
    await user.click(questions()[1]!)
    await expectOpen([])
    act(() => {
      questions()[3]!.focus()
    })
    await user.keyboard('{Enter}')
    await expectOpen([3])
    expect(faq().getByText(/\(expert consultation, advanced reporting\) are possible later\.$/)).toBeVisible()
  })

  it('list by crop what the model may answer, and promise no accuracy figure', async () => {
    const { user } = renderApp(paths.home, server())
    await user.click(questions()[0]!)
    const table = within(await screen.findByRole('table', { name: 'What a photo of each crop gives' }))
    const [heads, ...rows] = table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(heads).toEqual(['Crop', 'One sure answer', 'A list to check'])
    const notYet = 'Not yet: we have no photos to learn from'
    expect(rows).toEqual([
      ['Maize', 'grey leaf spot, common rust, northern leaf blight', 'The rest'],
      ['Tomato', 'early blight, late blight, healthy leaf', 'The rest*'],
      ['Potato', 'If you tell Jani the crop: early blight, late blight', 'The rest*'],
      ['Bean', 'Never', 'All'],
      ['Chilli', 'Never', 'All'],
      ['Sweet pepper', 'Never', 'All*'],
      ['Apple', 'healthy leaf', 'The rest'],
      ['Grape', 'Never', 'All*'],
      ['Orange', 'Never', 'All*'],
      ['Strawberry', 'Never', 'All*'],
      ['Cherry', 'Never', 'All*'],
      ['Blueberry', 'Never', 'All*'],
      ['Raspberry', 'Never', 'All*'],
      ['Peach', notYet],
      ['Soybean', notYet],
      ['Squash', notYet],
      [
        'Not yet, with a page each in the leaf library: Kale and cabbage, cassava, banana, coffee, sweet potato, groundnut, cowpea, mango, onion, sorghum, millet, napier grass, avocado, passion fruit',
      ],
    ])
    expect(
      faq().getByText(/^\* Known from laboratory photos only.*everything of sweet pepper, grape/),
    ).toHaveTextContent(/; strawberry: leaf scorch, healthy leaf\.$/)
    for (const { answer } of faqEntries) expect(answer).not.toMatch(/\d\s*%|per ?cent/i)
  })
})
