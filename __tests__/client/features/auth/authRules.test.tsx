import { fireEvent, screen } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import { farmer } from '../../../support/testApp'

type Fields = Record<string, string>

const LOGIN: Fields = { 'Email Address': farmer.email, Password: farmer.password }
const SIGN_UP: Fields = { Username: farmer.username, ...LOGIN }
const REQUIRED = 'Password is required'
const TOO_SHORT = 'Password must be at least 8 characters'
const TOO_LONG = 'Password must be at most 125 characters'

/** Fills the form, sends it, and gives back the calls made. */
async function submit(fields: Fields) {
  const isSigningUp = 'Username' in fields
  const calls = scriptFetch([500, {}])
  renderApp(isSigningUp ? `${paths.login}?mode=sign-up` : paths.login, null)
  await screen.findByLabelText('Email Address')
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: isSigningUp ? 'Sign Up' : 'Login' }))
  return calls
}

describe.each([
  { mode: 'login', good: LOGIN },
  { mode: 'sign-up', good: SIGN_UP },
])('the $mode form', ({ good }) => {
  it.each([
    ['Email Address', 'nobody', 'Invalid Email'],
    ['Email Address', 'a@b.c', 'Invalid Email'],
    ['Email Address', '', 'Invalid Email'],
    ['Password', '', REQUIRED],
    ['Password', '1234567', TOO_SHORT],
    ['Password', 'x'.repeat(126), TOO_LONG],
  ])('refuses %s %j before calling anyone', async (label, value, message) => {
    const calls = await submit({ ...good, [label]: value })
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(calls).toEqual([])
  })

  it.each(['x'.repeat(8), 'x'.repeat(125)])('takes a password of a length at the limits: %s', async (Password) => {
    const calls = await submit({ ...good, Password })
    await screen.findByRole('alert')
    expect(calls).toHaveLength(1)
  })
})

it.each(['A', 'W4njiru', 'Wanjiru  Kamau', 'x'.repeat(17), ''])('refuses the username %j', async (Username) => {
  const calls = await submit({ ...SIGN_UP, Username })
  expect(await screen.findByText('Invalid Username')).toBeVisible()
  expect(calls).toEqual([])
})

it('leads to the first of several wrong fields', async () => {
  await submit({ Username: '1', 'Email Address': 'nobody', Password: '' })
  expect(await screen.findByText('Invalid Email')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveFocus()
})
