import { fireEvent, screen } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import type { Answer } from '../../../support/scriptedFetch'
import { farmer } from '../../../support/testApp'

const WENT_WRONG = 'An error occurred. Please try again.'

const modes = [
  { mode: 'login', address: paths.login, button: 'Login', labels: ['Email Address', 'Password'] },
  {
    mode: 'sign-up',
    address: `${paths.login}?mode=sign-up`,
    button: 'Sign Up',
    labels: ['Username', 'Email Address', 'Password'],
  },
]
const values: Record<string, string> = {
  Username: farmer.username,
  'Email Address': farmer.email,
  Password: farmer.password,
}

describe.each(modes)('a $mode that fails', ({ address, button, labels }) => {
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
    renderApp(address, null)
    await screen.findByLabelText('Email Address')
    for (const label of labels) fireEvent.change(screen.getByLabelText(label), { target: { value: values[label] } })
    fireEvent.click(screen.getByRole('button', { name: button }))
    const alerts = await screen.findAllByRole('alert')
    expect(alerts.map(({ textContent }) => textContent)).toEqual(messages)
    for (const alert of alerts) expect(alert).toHaveClass('MuiAlert-colorError')
    expect(localStorage.getItem('access')).toBeNull()
    expect(screen.getByLabelText('Email Address')).toHaveValue(farmer.email)
  })
})
