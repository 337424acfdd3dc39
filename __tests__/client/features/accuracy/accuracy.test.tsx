import { screen, within } from '@testing-library/react'

import type { AccuracyResponse, AccuracyRow } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { respond, scriptFetch } from '../../../support/scriptedFetch'

const server = serverForEachTest()

const row = (change: Partial<AccuracyRow>): AccuracyRow => ({
  by: 'expert',
  crop: null,
  level: 'verySure',
  judged: 50,
  share: 0.82,
  low: 0.692,
  high: 0.902,
  ...change,
})
const FEW = { judged: 12, share: null, low: null, high: null }

function openAccuracy(response: AccuracyResponse) {
  scriptFetch()
  jest
    .mocked(globalThis.fetch)
    .mockImplementation(async (input) =>
      respond((input as Request).url.endsWith(endpoints.getAccuracy.url) ? [200, response] : 'noResponse'),
    )
  return renderApp(paths.accuracy, null)
}

it('says that nothing has been judged on a new server', async () => {
  renderApp(paths.accuracy, server())
  expect(await screen.findByRole('heading', { name: 'No answer has been judged yet' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByText(/82 in 100 here is really about 90 in 100/)).toBeVisible()
})

it('shows experts and officers apart, all crops first, with the interval, and no share of too few', async () => {
  openAccuracy({
    since: '2026-11-23T08:00:00Z',
    undecided: 3,
    rows: [
      row({ crop: 'tomato', level: 'ranked', ...FEW }),
      row({ crop: 'tomato' }),
      row({ level: 'ranked', ...FEW }),
      row({}),
      row({ by: 'invited', ...FEW }),
    ],
  })
  const experts = await screen.findByRole('table', { name: 'Judged by experts' })
  expect(
    within(experts)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What Jani had saidHow often it was right',
    'All crops',
    'Very sure41 of 50; between 69 and 90 in 100',
    'A list to checktoo few yet (12 of 30)',
    'Tomato',
    'Very sure41 of 50; between 69 and 90 in 100',
    'A list to checktoo few yet (12 of 30)',
  ])
  const officers = screen.getByRole('table', { name: /farm officers/ })
  expect(within(officers).getByRole('row', { name: /Very sure/ })).toHaveTextContent('too few yet (12 of 30)')
  expect(screen.getByText('Counted since 23 November 2026.')).toBeVisible()
  expect(screen.getByText('In 3 cases the person could not say: they are not counted above.')).toBeVisible()
})

it('names the bias of judges who err for the share behind most judgements', async () => {
  openAccuracy({ since: null, undecided: 0, rows: [row({}), row({ crop: 'maize', judged: 200, share: 0.5 })] })
  expect(await screen.findByText(/50 in 100 here is really about 50 in 100/)).toBeVisible()
})

it('offers to try again without a network', async () => {
  scriptFetch()
  renderApp(paths.accuracy, null)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('the FAQ leads to it', async () => {
  const { user } = renderApp(paths.home, server())
  await user.click(screen.getByRole('button', { name: /^How accurate is it/ }))
  await user.click(await screen.findByRole('link', { name: /^How often was Jani right/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'How often was Jani right?' })).toBeVisible()
})

it('reads in Swahili what the language is set to', async () => {
  localStorage.setItem('language', 'sw')
  openAccuracy({ since: null, undecided: 0, rows: [row({})] })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Programu ya Jani ilikuwa sahihi mara ngapi?' }),
  ).toBeVisible()
  expect(await screen.findByText('41 kati ya 50; 69 hadi 90 kwa kila 100')).toBeVisible()
})
