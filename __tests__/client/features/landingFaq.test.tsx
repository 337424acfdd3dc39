import { act, screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { selectOpenIndex } from '~/client/features/landing/faqSlice'
import { en } from '~/client/messages/en/en'
import { paths } from '~/contract/paths'

import { renderApp } from '../../support/renderApp'
import { buildTestApp } from '../../support/testApp'

const faqEntries = en.landing.faq.entries
let server: FastifyInstance

beforeEach(async () => {
  server = await buildTestApp()
})
afterEach(() => server.close())

const faq = () => within(screen.getByRole('region', { name: 'Frequently Asked Questions' }))
const questions = () => faq().getAllByRole('button')

const expectExpanded = (question: HTMLElement, expanded: boolean) =>
  waitFor(() => {
    expect(question).toHaveAttribute('aria-expanded', String(expanded))
  })

it('has its subtitle and six questions, all closed', () => {
  renderApp(paths.home, server)
  expect(faq().getByText('Here are answers to some of the most common questions we receive')).toBeVisible()
  expect(questions().map(({ textContent }) => textContent)).toEqual(faqEntries.map(({ question }) => question))
  expect(questions()).toHaveLength(6)
  for (const question of questions()) expect(question).toHaveAttribute('aria-expanded', 'false')
})

it('keeps at most one answer open and closes the open one', async () => {
  const { store, user } = renderApp(paths.home, server)
  const [first, second] = questions()

  await user.click(first!)
  await expectExpanded(first!, true)
  expect(faq().getByText(/^We are building Jani for maize, tomatoes/)).toBeVisible()

  await user.click(second!)
  await expectExpanded(second!, true)
  expect(first).toHaveAttribute('aria-expanded', 'false')
  expect(selectOpenIndex(store.getState())).toBe(1)

  await user.click(second!)
  await expectExpanded(second!, false)
  expect(selectOpenIndex(store.getState())).toBeNull()
})

it('opens by keyboard', async () => {
  const { user } = renderApp(paths.home, server)
  act(() => {
    questions()[3]!.focus()
  })
  await user.keyboard('{Enter}')
  await expectExpanded(questions()[3]!, true)
})

it('names every crop and says how it is covered', () => {
  const [question, ...coverage] = faqEntries[0]!.answer.toLowerCase().split('\n\n')
  for (const crop of [
    'maize',
    'tomatoes',
    'apples',
    'grapes',
    'oranges',
    'strawberry',
    'soybean',
    'peach',
    'potatoes',
  ]) {
    expect(question).toContain(crop)
    expect(coverage.join(' ')).toContain(crop)
  }
})

it('promises no figure of accuracy', () => {
  for (const { answer } of faqEntries) expect(answer).not.toMatch(/\d\s*%|per ?cent/i)
})
