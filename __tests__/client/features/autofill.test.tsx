import { screen, waitFor, within } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { endpoints } from '~/contract/endpoints'
import { accountPath, paths } from '~/contract/paths'

import { renderApp } from '../../support/renderApp'
import { respond } from '../../support/scriptedFetch'

const email = 'wanjiru@example.com'
const password = 'Shamba-ya-mahindi-7'
const TOKEN = 'x'.repeat(43)

/** What is sent; nothing is accepted, so that every form stays. */
function listen() {
  const bodies: unknown[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    if (request.url.endsWith(endpoints.getUser.url))
      return respond([200, { user: { username: 'Wanjiru', credits: 5 } }])
    if (request.method !== 'GET') bodies.push(await request.json())
    return respond([503, {}])
  })
  return bodies
}

/** As Chrome on iOS: the value is there, and no event has said so. */
function fill(form: HTMLElement, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    within(form).getByLabelText<HTMLInputElement>(label).value = value
}

const forms: [name: string, path: string, submit: string, fields: Record<string, string>, sent: object][] = [
  ['login', paths.login, 'Login', { 'Email Address': email, Password: password }, { email, password }],
  [
    'sign-up',
    `${paths.login}?mode=sign-up`,
    'Sign Up',
    { Username: 'Wanjiru', 'Email Address': email, Password: password },
    { username: 'Wanjiru', email, password },
  ],
  ['forgotten password', paths.forgot, 'Send me the link', { 'Email Address': email }, { email }],
  [
    'new password',
    `${paths.reset}#${TOKEN}`,
    'Save the password',
    { 'New password': password },
    { token: TOKEN, password },
  ],
  [
    'password change',
    accountPath('password'),
    'Change the password',
    { 'Current password': 'old password', 'New password': password },
    { currentPassword: 'old password', password },
  ],
  ['deletion', accountPath('deletion'), 'Delete my account', { Password: password }, { password }],
]

it.each(forms)('the form for %s sends values autofilled without an event', async (_, path, submit, fields, sent) => {
  if (path.startsWith(paths.account)) tokenStorage.save({ access: 'a', refresh: 'r' })
  const bodies = listen()
  const { user } = renderApp(path, null)
  const button = await screen.findByRole('button', { name: submit })
  fill(button.closest('form')!, fields)
  await user.click(button)
  await waitFor(() => {
    expect(bodies).toEqual([sent])
  })
})

it('values autofilled without an event survive a switch between login and sign-up', async () => {
  listen()
  const { user } = renderApp(paths.login, null)
  const login = await screen.findByRole('button', { name: 'Login' })
  fill(login.closest('form')!, { 'Email Address': email, Password: password })
  await user.click(screen.getByRole('link', { name: 'Sign Up' }))
  expect(await screen.findByLabelText('Email Address')).toHaveValue(email)
  expect(screen.getByLabelText('Password')).toHaveValue(password)
})
