import '../../support/planOnSale'

import { screen } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp } from '../../support/renderApp'

it('where M-Pesa is set up, the landing page, the FAQ and the footer say that the plan is on sale', async () => {
  const { user } = renderApp(paths.home, null)
  expect(screen.getByText('On sale')).toBeVisible()
  expect(screen.getByText(/^You pay with M-Pesa, once for each order/)).toBeVisible()
  expect(screen.getByText('Pro Crop Care is on sale: Ksh 100 for 30 days.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'What does it cost, and how do credits work?' }))
  expect(await screen.findByText(/at most 100 answers within a day\. You pay with M-Pesa/)).toBeVisible()
  expect(screen.getByText(/Pro Crop Care adds crop health reports/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/not on offer|possible later/)
})
