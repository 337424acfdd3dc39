import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import type { Answer } from '../../../support/scriptedFetch'
import { farmer } from '../../../support/testApp'

type Fields = Record<string, string>

const LOGIN: Fields = { 'Email Address': farmer.email, Password: farmer.password }
const modes = [
  ['login', paths.login, 'Login', LOGIN],
  ['sign-up', `${paths.login}?mode=sign-up`, 'Sign Up', { Username: farmer.username, ...LOGIN }],
] as const

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

/** One value for each message; `credentials.test.ts` has the rules. */
const refused: [label: string, value: string, message: string][] = [
  ['Email Address', '', 'Invalid Email'],
  ['Password', '', 'Password is required'],
  ['Password', '1234567', 'Password must be at least 8 characters'],
  ['Password', '🌽'.repeat(126), 'Password must be at most 125 characters'],
  ['Username', 'W4njiru', 'Invalid Username'],
]

describe.each(modes)('the %s form', (_, address, button, good) => {
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

  it('refuses invalid values beside the first such field, which gets the focus, without calling the server', async () => {
    const calls = scriptFetch()
    renderApp(address, null)
    await screen.findByLabelText('Email Address')
    const invalid = refused.filter(([label]) => label in good)
    for (const [label, value, message] of invalid) {
      act(() => {
        screen.getByRole('main').focus()
      })
      submit({ ...good, [label]: value }, button)
      const field = screen.getByLabelText(label)
      await waitFor(() => {
        expect(field).toHaveAccessibleDescription(message)
        expect(field).toHaveFocus()
      })
      expect(field).toBeInvalid()
    }
    submit(Object.fromEntries(Object.keys(good).map((label) => [label, ''])), button)
    await waitFor(() => {
      expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription('Invalid Email')
      expect(screen.getByLabelText(Object.keys(good)[0]!)).toHaveFocus()
    })
    expect(calls).toEqual([])
  })
})
