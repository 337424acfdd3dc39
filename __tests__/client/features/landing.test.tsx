import { screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { allPlans, hero } from '~/client/features/landing/content'
import { paths } from '~/contract/paths'
import { selectUser } from '~/client/store/sessionSlice'
import { endpoints } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { renderApp } from '../../support/renderApp'
import { buildTestApp, farmer } from '../../support/testApp'
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
let scrollTo: jest.SpyInstance

beforeEach(async () => {
  setViewport({ widthPx: 1280 })
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
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

it.each([
  'AI Meets Agriculture',
  'Protect Your Crops, Increase Yields, Feed the Future',
  'Smarter Farming, Powered by AI Diagnosis',
  'Join the Smart Farming Revolution',
  'Technology That Transforms Farming and Food Security',
])('says in the hero: %s', (tagline) => {
  renderApp(paths.home, server)
  expect(within(screen.getByRole('region', { name: HEADLINE })).getByText(tagline)).toBeVisible()
})

it.each(CALLS_TO_ACTION)('sends a signed-out visitor from "%s" to the login screen', async (label) => {
  const { router, user } = renderApp(paths.home, server)
  await user.click(screen.getByRole('button', { name: label }))

  expect(router.location.pathname).toBe(paths.login)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
})

it.each(CALLS_TO_ACTION)('sends a signed-in farmer from "%s" to the diagnosis', async (label) => {
  await signIn(server)
  const { router, store, user } = renderApp(paths.home, server)
  await waitFor(
    () => {
      expect(selectUser(store.getState())).not.toBeNull()
    },
    { timeout: 10_000 },
  )
  await user.click(screen.getByRole('button', { name: label }))

  expect(router.location.pathname).toBe(paths.predict)
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
  await user.click(screen.getByRole('button', { name: hero.howItWorksLabel }))

  const innovation = screen.getByRole('region', { name: 'From One Photo to Your Next Step in the Field' })
  expect(scrolled).toEqual([[innovation, { behavior }]])
  expect(within(innovation).getByRole('heading', { level: 2 })).toHaveFocus()
  expect(router.location.pathname).toBe(paths.home)
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
  expect(card.getByRole('button', { name: `Order ${name}` })).toBeEnabled()
})

it('styles plans by palette tokens only', () => {
  const tokens = allPlans.flatMap(({ bgcolor, textcolor1, textcolor2 }) => [bgcolor, textcolor1, textcolor2])
  for (const token of tokens) expect(token).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
})

it.each(['Boosting Crop Yields Sustainably', 'Empowering Farmers Everywhere', 'AI-Powered Plant Diagnosis'])(
  'features the card %s with its picture',
  (title) => {
    renderApp(paths.home, server)
    const card = screen.getByRole('heading', { name: title, level: 3 }).closest('.MuiCard-root')!
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/illustrations\/featured-/))
  },
)

const nameOf = (region: HTMLElement) => document.getElementById(region.getAttribute('aria-labelledby')!)?.textContent

async function signIn(app: FastifyInstance) {
  const answer = await app.inject({ ...endpoints.register, payload: farmer })
  const { access, refresh } = answer.json<AuthResponse>()
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
}
