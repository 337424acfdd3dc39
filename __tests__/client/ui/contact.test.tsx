import '../../support/contactSettings'

import { screen } from '@testing-library/react'

import { renderApp } from '../../support/renderApp'

it('the footer shows the contact that the operator has set, and no placeholder', () => {
  renderApp('/contact', null)
  const links = ['help@example.com', /^0712\s345\s678$/, 'WhatsApp: +254 712 345 678'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual(['mailto:help@example.com', 'tel:0712345678', 'https://wa.me/254712345678'])
  expect(screen.getByText('Nakuru, Kenya')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/jani\.example|Nairobi/)
})
