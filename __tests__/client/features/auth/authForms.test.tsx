import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import type { Answer } from '../../../support/scriptedFetch'
import { farmer } from '../../../support/testApp'

type Fields = Record<string, string>

const LOGIN: Fields = { 'Email Address': farmer.email, Password: farmer.password }
const modes = [
  { mode: 'login', address: paths.login, button: 'Login', good: LOGIN },
  {
    mode: 'sign-up',
    address: `${paths.login}?mode=sign-up`,
    button: 'Sign Up',
    good: { Username: farmer.username, ...LOGIN },
  },
]

function submit(fields: Fields, button: string) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: button }))
}

const WENT_WRONG = 'An error occurred. Please try again.'
const failures: [Answer, string[]][] = [
  [
    [400, { detail: 'One.', email: ['Two.', 'Three.'], code: 7 }],
    ['One.', 'Two.', 'Three.'],
  ],
  [[500, '"oops"'], [WENT_WRONG]],
  [[502, '<html>Bad gateway</html>'], [WENT_WRONG]],
  [[500, {}], [WENT_WRONG]],
  ['noAnswer', ['No response from server. Please try again later.']],
  [[200, '<html>Hotel network</html>'], ['An unexpected error occurred.']],
  [[200, { access: 'a' }], ['An unexpected error occurred.']],
]

const TOO_SHORT = 'Password must be at least 8 characters'
const TOO_LONG = 'Password must be at most 125 characters'
const refused: [label: string, value: string, message: string][] = [
  ['Email Address', 'nobody', 'Invalid Email'],
  ['Email Address', 'a@b.c', 'Invalid Email'],
  ['Email Address', '', 'Invalid Email'],
  ['Password', '', 'Password is required'],
  ['Password', '1234567', TOO_SHORT],
  ['Password', 'x'.repeat(126), TOO_LONG],
  ['Password', '🌽'.repeat(126), TOO_LONG],
  ...['A', 'W4njiru', 'Wanjiru  Kamau', 'x'.repeat(17), ''].map((name): [string, string, string] => [
    'Username',
    name,
    'Invalid Username',
  ]),
]

describe.each(modes)('the $mode form', ({ address, button, good }) => {
  it('toasts every sentence of a failure and keeps what was typed', async () => {
    for (const [answer, messages] of failures) {
      scriptFetch(answer)
      renderApp(address, null)
      await screen.findByLabelText('Email Address')
      submit(good, button)
      const alerts = await screen.findAllByRole('alert')
      expect(alerts.map(({ textContent }) => textContent)).toEqual(messages)
      for (const alert of alerts) expect(alert).toHaveClass('MuiAlert-colorError')
      expect(screen.getByLabelText('Email Address')).toHaveValue(farmer.email)
      expect(localStorage.getItem('access')).toBeNull()
      cleanup()
    }
  })

  it('refuses invalid values beside the focused field, without calling the server', async () => {
    const calls = scriptFetch()
    renderApp(address, null)
    await screen.findByLabelText('Email Address')
    for (const [label, value, message] of refused.filter(([label]) => label in good)) {
      act(() => {
        screen.getByRole('button', { name: button }).focus()
      })
      submit({ ...good, [label]: value }, button)
      const field = screen.getByLabelText(label)
      await waitFor(() => {
        expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
        expect(field).toHaveFocus()
      })
      expect(field).toBeInvalid()
    }
    expect(calls).toEqual([])
  })

  it('accepts passwords of the shortest and of the longest length', async () => {
    for (const Password of ['x'.repeat(8), 'x'.repeat(125)]) {
      const calls = scriptFetch([500, {}])
      renderApp(address, null)
      await screen.findByLabelText('Email Address')
      submit({ ...good, Password }, button)
      await screen.findByRole('alert')
      expect(calls).toHaveLength(1)
      cleanup()
    }
  })
})

it('the first of several invalid fields gets the focus', async () => {
  scriptFetch()
  renderApp(`${paths.login}?mode=sign-up`, null)
  await screen.findByLabelText('Email Address')
  submit({ Username: '1', 'Email Address': 'nobody', Password: '' }, 'Sign Up')
  expect(await screen.findByText('Invalid Email')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveFocus()
})
