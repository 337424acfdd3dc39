import { screen, within } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'

it('has the contact block, all links and the year', () => {
  scriptFetch()
  renderApp(paths.contact, null)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('hello@jani.example')).toHaveAttribute('href', 'mailto:hello@jani.example')
  expect(footer.getByText('+254 700 000 000')).toHaveAttribute('href', 'tel:+254700000000')
  expect(footer.getByText('Nairobi, Kenya')).toBeInTheDocument()
  const links = within(footer.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/'],
    ['Terms & Conditions', '/'],
  ])
  expect(within(footer.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')).toHaveLength(5)
  expect(footer.getByText(`© ${new Date().getFullYear()} Jani Agritech Farm`, { exact: false })).toBeInTheDocument()
})
