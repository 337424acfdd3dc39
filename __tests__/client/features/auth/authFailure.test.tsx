import { screen } from '@testing-library/react'

import { paths } from '~/client/shared/paths'

import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import type { Answer } from '../../../support/scriptedFetch'
import { farmer } from '../../../support/testApp'

const WENT_WRONG = 'An error occurred. Please try again.'

it.each<[string, Answer, string[]]>([
  [
    'each string and each string in a list',
    [400, { detail: 'One.', email: ['Two.', 'Three.'], code: 7 }],
    ['One.', 'Two.', 'Three.'],
  ],
  ['a body that is no object', [500, '"oops"'], [WENT_WRONG]],
  ['a page of a proxy', [502, '<html>Bad gateway</html>'], [WENT_WRONG]],
  ['an object without a word', [500, {}], [WENT_WRONG]],
  ['no response', 'noAnswer', ['No response from server. Please try again later.']],
  ['a success that is none of ours', [200, '<html>Hotel network</html>'], ['An unexpected error occurred.']],
  ['a success in the wrong shape', [200, { access: 'a' }], ['An unexpected error occurred.']],
])('says in a toast each: %s', async (_, answer, messages) => {
  scriptFetch(answer)
  const { user } = renderApp(paths.login, null)
  await user.type(await screen.findByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), `${farmer.password}{Enter}`)
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual(messages)
  expect(localStorage.getItem('access')).toBeNull()
})
