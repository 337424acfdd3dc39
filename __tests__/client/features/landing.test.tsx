import { screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { allPlans } from '~/client/features/landing/content'
import { paths } from '~/contract/paths'
import { selectUser } from '~/client/store/sessionSlice'

import { renderApp, storeSession } from '../../support/renderApp'
import { buildTestApp } from '../../support/testApp'
import { setViewport } from '../../support/viewport'

const HEADLINE = 'Secure Your Harvest Today, Combat Crop Diseases with Smart AI-Powered Leaf Diagnosis'
const CALLS_TO_ACTION = [
  'Diagnose Now',
  'Order Essential Plan',
  'Order Pro Crop Care',
  'Diagnose Leaf Now',
  'Scan Leaf Now',
]

let server: FastifyInstance

beforeEach(async () => {
  setViewport({ widthPx: 1280 })
  server = await buildTestApp()
})
afterEach(() => server.close())

it('shows its sections in the order of the specification', () => {
  renderApp(paths.home, server)
  const main = screen.getByRole('main')

  expect(within(main).getAllByRole('region').map(nameOf)).toEqual([
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
})

it('has one main heading, and no level is skipped below it', () => {
  renderApp(paths.home, server)
  const levels = within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ tagName }) => Number(tagName.slice(1)))

  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })
})

it('the hero has the taglines of the specification', () => {
  renderApp(paths.home, server)
  const heroRegion = within(screen.getByRole('region', { name: HEADLINE }))
  for (const tagline of [
    'AI Meets Agriculture',
    'Protect Your Crops, Increase Yields, Feed the Future',
    'Smarter Farming, Powered by AI Diagnosis',
    'Join the Smart Farming Revolution',
    'Technology That Transforms Farming and Food Security',
  ])
    expect(heroRegion.getByText(tagline)).toBeVisible()
})

it('every call to action leads a signed-out visitor to the top of the login screen', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { router, user } = renderApp(paths.home, server)
  const links = CALLS_TO_ACTION.map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(links).toEqual(CALLS_TO_ACTION.map(() => paths.login))

  await user.click(screen.getByRole('link', { name: 'Scan Leaf Now' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.login)
  })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

it('every call to action leads a signed-in farmer to the diagnosis', async () => {
  await storeSession(server)
  const { store } = renderApp(paths.home, server)
  await waitFor(() => {
    expect(selectUser(store.getState())).not.toBeNull()
  })
  const links = CALLS_TO_ACTION.map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(links).toEqual(CALLS_TO_ACTION.map(() => paths.predict))
})

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])('brings the innovation section into view (reduced motion: %s)', async (reducedMotion, behavior) => {
  setViewport({ widthPx: 1280, reducedMotion })
  const scrolled: [Element, unknown][] = []
  Element.prototype.scrollIntoView = function (options) {
    scrolled.push([this, options])
  }
  const { router, user } = renderApp(paths.home, server)
  await user.click(screen.getByRole('link', { name: 'How It Works' }))

  const innovation = screen.getByRole('region', { name: 'From One Photo to Your Next Step in the Field' })
  expect(scrolled).toEqual([[innovation, { behavior }]])
  expect(within(innovation).getByRole('heading', { level: 2 })).toHaveFocus()
  expect(router.state.location.pathname).toBe(paths.home)
})

it.each([
  {
    name: 'Essential Plan',
    price: 'Ksh 0',
    lines: [
      '5 free credits on sign-up',
      'Instant AI disease detection',
      'Upload images via smartphone',
      'Covers common crop diseases',
      'Diagnosis history (last 10 scans)',
      'Free for smallholders',
    ],
  },
  {
    name: 'Pro Crop Care',
    price: 'Ksh 100',
    lines: [
      'Unlimited disease scans',
      'Multiple crops',
      'Custom alerts and recommendations',
      'Offline access',
      'Priority support plus crop health reports',
    ],
  },
])('offers the plan $name in full', ({ name, price, lines }) => {
  renderApp(paths.home, server)
  const card = within(screen.getByRole('heading', { name }).closest<HTMLElement>('.MuiCard-root')!)

  for (const text of [price, ...lines]) expect(card.getByText(text)).toBeVisible()
  expect(card.getByRole('link', { name: `Order ${name}` })).toBeVisible()
})

it('styles plans by palette tokens only', () => {
  const tokens = allPlans.flatMap(({ bgcolor, textcolor1, textcolor2 }) => [bgcolor, textcolor1, textcolor2])
  for (const token of tokens) expect(token).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
})

it('each featured card has its picture', () => {
  renderApp(paths.home, server)
  for (const title of [
    'Boosting Crop Yields Sustainably',
    'Empowering Farmers Everywhere',
    'AI-Powered Plant Diagnosis',
  ]) {
    const card = screen.getByRole('heading', { name: title, level: 3 }).closest('.MuiCard-root')!
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/illustrations\/featured-/))
  }
})

const nameOf = (region: HTMLElement) => document.getElementById(region.getAttribute('aria-labelledby')!)?.textContent
