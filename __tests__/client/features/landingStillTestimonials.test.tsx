import { screen, within } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'

import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../support/renderApp'

const server = serverForEachTest()

it('the testimonials are as high before they are near as when they can be moved: nothing below them moves under a finger', () => {
  renderApp(paths.home, server())
  mockAllIsIntersecting(false)
  const carousel = screen.getByRole('group', { name: 'A Few Kind Words From Our Customers.' })
  expect(within(carousel).getAllByRole('figure')).toHaveLength(4)
  expect(carousel.querySelector('.slick-track')).toBeNull()
})
