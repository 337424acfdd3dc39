import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { selectCredits } from '~/client/session/sessionSlice'
import { paths } from '~/contract/paths'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { login, register } from '../../../support/calls'
import { holdResponses, renderApp, serverForEachTest, storeSession } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import type { ScriptedResponse } from '../../../support/scriptedFetch'
import { farmer } from '../../../support/testApp'

describe('the login screen', () => {
  const limits = limitsOf({ signUpsPerHour: 3, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
  const server = serverForEachTest({ limits })

  const SIGN_UP = `${paths.login}?mode=sign-up`
  const credentials = { 'Email Address': farmer.email, Password: farmer.password }
  const account = { Username: farmer.username, ...credentials }

  async function submit(address: string, fields: Record<string, string>) {
    const app = renderApp(address, server())
    for (const [label, value] of Object.entries(fields)) {
      await app.user.click(await screen.findByLabelText(label))
      await app.user.paste(value)
    }
    await app.user.click(screen.getByRole('button', { name: address === SIGN_UP ? 'Sign Up' : 'Login' }))
    return app
  }

  it.each([
    ['logging in', paths.login, credentials, 'Login successful.'],
    ['signing up', SIGN_UP, account, 'Account Created.'],
  ])('%s goes home, greets the farmer and stores both tokens', async (_, address, fields, toast) => {
    if (address === paths.login) await register(server())
    const { router, store } = await submit(address, fields)
    expect(await screen.findByText(toast)).toBeVisible()
    expect(await screen.findByRole('button', { name: `Hi, ${farmer.username}` })).toBeInTheDocument()
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.home)
    })
    expect(selectCredits(store.getState())).toBe(5)
    expect(localStorage.getItem('access')).not.toBeNull()
    expect(localStorage.getItem('refresh')).not.toBeNull()
  })

  it('a name is sent normalised, without invisible keyboard characters', async () => {
    await submit(SIGN_UP, { ...account, Username: 'Wangari\u0303\u00a0Njeri \u200b' })
    expect(await screen.findByRole('button', { name: 'Hi, Wangarĩ Njeri' })).toBeInTheDocument()
  })

  it.each([
    ['a wrong password', paths.login, { ...credentials, Password: 'not-the-password' }],
    ['an address that is taken', SIGN_UP, account],
    ['a common password', SIGN_UP, { ...account, 'Email Address': 'other@example.com', Password: 'iloveyou' }],
  ])('%s shows the server message and keeps the typed values', async (_, address, fields) => {
    await register(server())
    const sent = { username: farmer.username, email: fields['Email Address'], password: fields.Password }
    const response = await (address === SIGN_UP ? register : login)(server(), sent)
    const { router } = await submit(address, fields)
    const messages = Object.values(response.json<Record<string, string | string[]>>()).flat()
    expect(await screen.findByRole('alert')).toHaveTextContent(messages[0]!)
    expect(router.state.location.pathname).toBe(paths.login)
    for (const [label, value] of Object.entries(fields)) expect(screen.getByLabelText(label)).toHaveValue(value)
    expect(localStorage.getItem('access')).toBeNull()
  })

  it('an address that is taken stays marked until it is edited, and Login takes it along', async () => {
    await register(server())
    const { user } = await submit(SIGN_UP, account)
    const email = screen.getByLabelText('Email Address')
    await waitFor(() => {
      expect(email).toHaveFocus()
    })
    expect(email).toBeInvalid()
    expect(email).toHaveAccessibleDescription(/^This e-mail address is already registered\. Login$/)
    await user.type(screen.getByLabelText('Username'), 'a')
    expect(email).toBeInvalid()
    await user.type(email, 'x{Backspace}')
    await waitFor(() => {
      expect(email).toBeValid()
    })

    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    await waitFor(() => {
      expect(email).toBeInvalid()
    })
    await user.click(within(email.closest('.MuiFormControl-root')!).getByRole('link', { name: 'Login' }))
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible()
    expect(screen.getByLabelText('Email Address')).toHaveValue(farmer.email)
    expect(screen.getByLabelText('Password')).toHaveValue(farmer.password)
  })

  it('sign-up says the rule of the password before it fails, and marks a weak one', async () => {
    const { user } = renderApp(SIGN_UP, server())
    const password = await screen.findByLabelText('Password')
    expect(password).toHaveAccessibleDescription('8 to 125 letters, digits or signs.')
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocapitalize', 'words')
    for (const [label, value] of Object.entries({ ...account, Password: 'iloveyou' })) {
      await user.click(screen.getByLabelText(label))
      await user.paste(value)
    }
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    await waitFor(() => {
      expect(password).toHaveFocus()
    })
    expect(password).toHaveAccessibleDescription(/^This password is one of those that everybody tries first\./)
    expect(screen.getByLabelText('Email Address')).toBeValid()
  })

  it.each([
    ['logins', paths.login, credentials],
    ['sign-ups', SIGN_UP, account],
  ])('too many %s show the waiting time and keep typed values', async (_, address, fields) => {
    for (const name of ['a', 'b', 'c']) await register(server(), { ...farmer, email: `${name}@example.com` })
    for (let time = 0; time < 5; time++) await login(server(), { ...farmer, password: 'wrong-guess' })
    await submit(address, fields)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts\. Try again in \d+ seconds\.$/)
    expect(screen.getByLabelText('Password')).toHaveValue(farmer.password)
  })

  it('a password of 125 characters of any kind is accepted', async () => {
    const password = '🌽ñ密ش '.repeat(25)
    await submit(SIGN_UP, { ...account, Password: password })
    expect(await screen.findByText('Account Created.')).toBeVisible()
    expect((await act(() => login(server(), { ...farmer, password }))).statusCode).toBe(200)
  })

  it('Enter submits the form once while the server is busy', async () => {
    await register(server())
    const { user } = renderApp(paths.login, server())
    const release = holdResponses(server())
    await user.type(await screen.findByLabelText('Email Address'), farmer.email)
    await user.type(screen.getByLabelText('Password'), `${farmer.password}{Enter}`)
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled()
    })
    await user.type(screen.getByLabelText('Password'), '{Enter}')
    release()
    expect(await screen.findByText('Login successful.')).toBeVisible()
    expect(globalThis.fetch).toHaveBeenCalledTimes(1)
  })

  it('the password can be shown and hidden, and Forgot Password? leads to a link by mail', async () => {
    const { user } = renderApp(paths.login, server())
    await user.click(await screen.findByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', paths.forgot)
  })

  it('switching the mode keeps address and password, and the fields help password managers', async () => {
    const { user } = renderApp(paths.login, server())
    const expectField = (label: string, value: string, autocomplete: string) => {
      expect(screen.getByLabelText(label)).toHaveValue(value)
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete)
    }
    await user.type(await screen.findByLabelText('Email Address'), farmer.email)
    await user.type(screen.getByLabelText('Password'), farmer.password)
    await user.click(screen.getByRole('link', { name: 'Sign Up' }))
    expectField('Email Address', farmer.email, 'email')
    expectField('Password', farmer.password, 'new-password')

    await user.click(screen.getByRole('link', { name: 'Login' }))
    expectField('Email Address', farmer.email, 'email')
    expectField('Password', farmer.password, 'current-password')
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument()
  })

  it('a signed-in user is sent home', async () => {
    await storeSession(server())
    const { router } = renderApp(paths.login, server())
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.home)
    })
  })
})

describe('the forms', () => {
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
  const failures: [ScriptedResponse, string[]][] = [
    [
      [400, { detail: 'One.', email: ['Two.', 'Three.'], code: 7 }],
      ['One.', 'Two.', 'Three.'],
    ],
    [[500, '"oops"'], [WENT_WRONG]],
    [[502, '<html>Bad gateway</html>'], [WENT_WRONG]],
    [[500, {}], [WENT_WRONG]],
    ['noResponse', ['No response from server. Please try again later.']],
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
    ['Username', "Ng'ang'a", 'One or two names of 2 to 16 letters, no other signs. For example: Wangarĩ'],
  ]

  describe.each(modes)('the %s form', (_, address, button, good) => {
    it('toasts every error sentence and keeps the typed values', async () => {
      for (const [response, messages] of failures) {
        scriptFetch(response)
        renderApp(address, null)
        await screen.findByLabelText('Email Address')
        submit(good, button)
        await waitFor(() => {
          expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(messages)
        })
        for (const toast of screen.getAllByRole('alert')) {
          expect(toast).toHaveClass('MuiAlert-colorError')
          fireEvent.click(within(toast).getByRole('button', { name: 'Close' }))
          await waitFor(() => {
            expect(toast).not.toBeInTheDocument()
          })
        }
        expect(screen.queryByRole('alert')).not.toBeInTheDocument()
        const email = screen.getByLabelText('Email Address')
        expect(email).toHaveValue(farmer.email)
        if (messages.includes('Two.')) expect(email).toHaveAccessibleDescription('Two.')
        else expect(email).toBeValid()
        expect(localStorage.getItem('access')).toBeNull()
        cleanup()
      }
    })

    it('shows an error next to the first invalid field, focuses it, and does not call the server', async () => {
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
          expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
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
})
