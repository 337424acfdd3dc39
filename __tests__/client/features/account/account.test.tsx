import { act, screen, waitFor, within } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { recoveryWords } from '~/client/storage/recoveryWords'
import { currentAccount } from '~/client/storage/tokenStorage'
import { rememberLanguage } from '~/client/storage/preferredLanguage'
import { accountPath, paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'

import { getUser, login, signUp } from '../../../support/calls'
import { renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer, tokenIn } from '../../../support/testMailer'

describe('the account', () => {
  const NEW_PASSWORD = 'a-new-Shamba-8'

  let server: FastifyInstance
  let mails: ReturnType<typeof createTestMailer>
  beforeEach(async () => {
    mails = createTestMailer()
    server = await buildTestApp({ deliver: mails.deliver })
  })
  afterEach(() => server.close())

  async function openAccount(row?: string) {
    await storeSession(server)
    const elsewhere = (await login(server, farmer)).json<AuthResponse>()
    const app = renderApp(paths.account, server)
    await screen.findByText(`${farmer.username}, ${farmer.email}`)
    if (row !== undefined) await app.user.click(screen.getByRole('link', { name: row }))
    return { ...app, elsewhere }
  }

  const rows = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.textContent)

  it('lists rows without any form, the answers that are left first', async () => {
    await openAccount()
    expect(rows()).toEqual([
      'You have 5 answers leftWhat an answer costs',
      'Pro Crop CareUnlimited disease scans',
      `E-mail address${farmer.username}, ${farmer.email}`,
      'Password',
      'Recovery wordsYou have no words now.',
      'AlertsOn',
      'Country of the farmKenya',
      'My farm officerNo number yet. Add it',
      'Where you are logged in',
      'Your data',
      'Delete the account',
    ])
    expect(document.querySelector('main form')).toBeNull()
  })

  it('opens a row on a page of its own, which Back and its arrow close', async () => {
    const { user, router } = await openAccount('Password')
    expect(router.state.location).toMatchObject({ pathname: paths.account, search: '?row=password' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Password' })).toHaveFocus()
    expect(screen.getAllByRole('button', { name: 'Change the password' })).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Delete the account' })).not.toBeInTheDocument()
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toHaveFocus()

    await user.click(screen.getByRole('link', { name: 'Your data' }))
    const { key } = router.state.location
    await user.click(await screen.findByRole('link', { name: 'Your account' }))
    expect(await screen.findByRole('link', { name: 'Your data' })).toBeVisible()
    await act(() => router.navigate(1))
    expect(router.state.location.key).toBe(key) // the arrow went back
  })

  it('leads from a row opened by its address to the list', async () => {
    await storeSession(server)
    const { user, router } = renderApp(accountPath('sessions'), server)
    await user.click(await screen.findByRole('link', { name: 'Your account' }))
    expect(router.state.location).toMatchObject({ pathname: paths.account, search: '' })
    expect(await screen.findByRole('link', { name: 'Password' })).toBeVisible()
  })

  it('says what an answer costs and whom to ask for more', async () => {
    await openAccount('You have 5 answers left What an answer costs')
    expect(await screen.findByText('An answer costs 1 credit.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Call Jani/ })).toHaveAttribute('href', 'tel:+254700000000')
  })

  it('shows a visitor the way to the account and back', async () => {
    const { router, user } = renderApp(paths.account, server)
    expect(screen.getByText('Log in to see your account')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: paths.login, state: { next: paths.account } })
    })
  })

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', paths.account])(
    'is not where a login leads to because an address says so: %s',
    async (next) => {
      await storeSession(server)
      const { router } = renderApp(`${paths.login}?next=${encodeURIComponent(next)}`, server)
      await waitFor(() => {
        expect(router.state.location).toMatchObject({ pathname: paths.home, search: '' })
      })
    },
  )

  it('shows an unconfirmed address while there are no words, and sends the mail again', async () => {
    const { user } = await openAccount()
    await mails.next()
    await user.click(screen.getByRole('button', { name: 'Send me the link' }))
    expect(await screen.findByText(/^We have sent a link to wanjiru@example\.com\./)).toBeVisible()
    expect((await act(() => mails.next())).to).toBe(farmer.email)
  })

  it('shows an unconfirmed address only with the address while there are words', async () => {
    await storeSession(server)
    recoveryWords.keep(currentAccount(), 'one two three four')
    const { user } = renderApp(paths.account, server)
    await screen.findByText('Not written down yet')
    expect(screen.queryByText(/^Your e-mail address is not confirmed/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /^E-mail address/ }))
    expect(await screen.findByRole('button', { name: 'Send me the link' })).toBeVisible()
  })

  it('changes the password, shows its errors, and logs every other phone out', async () => {
    const { user, elsewhere } = await openAccount('Password')
    const submit = async (current: string, next: string) => {
      await user.clear(screen.getByLabelText('Current password'))
      await user.type(screen.getByLabelText('Current password'), current)
      await user.clear(screen.getByLabelText('New password'))
      await user.type(screen.getByLabelText('New password'), next)
      await user.click(screen.getByRole('button', { name: 'Change the password' }))
    }
    await submit(farmer.password, 'short')
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible()
    await submit('a-wrong-guess', NEW_PASSWORD)
    expect(await screen.findByText('The password is wrong.')).toBeVisible()
    await submit(farmer.password, NEW_PASSWORD)
    expect(await screen.findByText('Password changed. Every other phone is logged out.')).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue('')
    expect((await act(() => getUser(server, elsewhere.access))).statusCode).toBe(401)
  })

  it('lists the sessions and ends one elsewhere', async () => {
    const { user, elsewhere } = await openAccount('Where you are logged in')
    expect(await screen.findByText('Here')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Log out there' }))
    expect(await screen.findByText('Logged out there.')).toBeVisible()
    await waitFor(() => {
      expect(screen.queryByText('Another phone or computer')).not.toBeInTheDocument()
    })
    expect((await act(() => getUser(server, elsewhere.access))).statusCode).toBe(401)
  })

  it('says that the account and its sessions cannot be read without a network', async () => {
    await storeSession(server)
    const { router, user } = renderApp(paths.about, server)
    await screen.findByText(`Hi, ${farmer.username}`)
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await act(() => router.navigate(paths.account))
    expect(await screen.findByText(/^No response from server/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Where you are logged in' }))
    await screen.findByRole('heading', { level: 1, name: 'Where you are logged in' })
    expect(await screen.findByText(/^No response from server/)).toBeVisible()
  })

  it('downloads everything as a file', async () => {
    const { user } = await openAccount('Your data')
    const files: Blob[] = []
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:file'))
    const names: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    await waitFor(() => {
      expect(names).toEqual(['jani-account.json'])
    })
    expect(JSON.parse(await files[0]!.text())).toMatchObject({ account: { email: farmer.email } })
  })

  it('deletes the account and leaves nothing behind', async () => {
    const { user, router } = await openAccount('Delete the account')
    await user.type(await screen.findByLabelText('Password'), farmer.password)
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(await screen.findByText('Your account is deleted.')).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.home)
    expect([localStorage.getItem('access'), localStorage.getItem('refresh')]).toEqual([null, null])
    expect((await act(() => login(server, farmer))).statusCode).toBe(401)
  })

  it('renders in Swahili', async () => {
    rememberLanguage('sw')
    await storeSession(server)
    renderApp(paths.account, server)
    expect(await screen.findByRole('heading', { level: 1, name: 'Akaunti yako' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Umebakiwa na majibu 5 Gharama ya jibu' })).toBeVisible()
  })
})

describe('a forgotten password', () => {
  const NEW_PASSWORD = 'a-new-Shamba-8'

  let server: FastifyInstance
  let mails: ReturnType<typeof createTestMailer>
  beforeEach(async () => {
    mails = createTestMailer()
    server = await buildTestApp({ deliver: mails.deliver })
  })
  afterEach(() => server.close())

  it('sends a link for a forgotten password and says the same for every address', async () => {
    await signUp(server)
    await mails.next()
    for (const email of ['nobody@example.com', farmer.email]) {
      const { user } = renderApp(paths.forgot, server)
      await user.type((await screen.findAllByLabelText('Email Address')).at(-1)!, `${email}{Enter}`)
      expect(
        await screen.findByText(`If there is an account with ${email}, a link is on its way.`, { exact: false }),
      ).toBeVisible()
    }
    expect((await act(() => mails.next())).to).toBe(farmer.email)
  })

  it('sets a new password with the link, ends the session here and leads to the login screen', async () => {
    await storeSession(server)
    await mails.next()
    const forgot = renderApp(paths.forgot, server)
    await forgot.user.type(await screen.findByLabelText('Email Address'), `${farmer.email}{Enter}`)
    expect(await screen.findByText(/^If there is an account with/)).toBeVisible()
    const token = tokenIn((await act(() => mails.next())).text)
    forgot.router.dispose()
    const { user, router } = renderApp(`${paths.reset}#${token}`, server)
    await user.type(await screen.findByLabelText('New password'), `${NEW_PASSWORD}{Enter}`)
    expect(await screen.findByText('Password changed. Please log in.')).toBeVisible()
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.login)
    })
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(localStorage.getItem('refresh')).toBeNull()
    expect((await act(() => login(server, { ...farmer, password: NEW_PASSWORD }))).statusCode).toBe(200)
  })

  it.each([43, 20])('shows a link of %s letters as expired', async (length) => {
    const { user } = renderApp(`${paths.reset}#${'A'.repeat(length)}`, server)
    await user.type(await screen.findByLabelText('New password'), `${NEW_PASSWORD}{Enter}`)
    expect(await screen.findByText(/^This link was used before or is too old\./)).toBeVisible()
  })

  it('without a link it asks for the four words', async () => {
    renderApp(paths.reset, server)
    expect(await screen.findByLabelText('Your four words')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', paths.forgot)
  })

  it('confirms an address at a tap', async () => {
    await signUp(server)
    const { user, router } = renderApp(`${paths.confirm}#${tokenIn((await mails.next()).text)}`, server)
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }))
    expect(await screen.findByText('Thank you. Your e-mail address is confirmed.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Photograph a leaf' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.predict)
    })
  })
})
