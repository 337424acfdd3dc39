import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { FastifyInstance } from 'fastify'

import { sessionEnded } from '~/client/api/apiActions'
import { recoveryWords } from '~/client/storage/recoveryWords'
import { accountPath, paths } from '~/contract/paths'

import { login } from '../../../support/calls'
import { renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer } from '../../../support/testMailer'

const NEW_PASSWORD = 'a-new-Shamba-8'

describe('recovery without mail', () => {
  let server: FastifyInstance
  let mails: ReturnType<typeof createTestMailer>
  beforeEach(async () => {
    mails = createTestMailer()
    server = await buildTestApp({ deliver: mails.deliver })
  })
  afterEach(() => server.close())

  const wordsIn = (place: HTMLElement) =>
    within(within(place).getByRole('list', { name: 'Your four words' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  async function signUp(user: UserEvent) {
    await user.type(screen.getByLabelText('Username'), farmer.username)
    await user.type(screen.getByLabelText('Email Address'), farmer.email)
    await user.type(screen.getByLabelText('Password'), farmer.password)
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    await waitFor(() => {
      expect(recoveryWords.read()).not.toBeNull()
    })
  }

  it('after Sign Up nothing stands above the landing page', async () => {
    const { user, router } = renderApp(`${paths.login}?mode=sign-up`, server)
    await signUp(user)
    expect(router.state.location.pathname).toBe(paths.home)
    expect(await screen.findByRole('heading', { level: 1, name: /^Secure Your Harvest/ })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Your four words' })).not.toBeInTheDocument()
    expect(screen.queryByText('Write down these four words')).not.toBeInTheDocument()
  })

  it('words of Sign Up that the phone has never got are none', async () => {
    const keep = jest.spyOn(recoveryWords, 'keep').mockImplementation(() => undefined) // the page is closed before
    const { user } = renderApp(`${paths.login}?mode=sign-up`, server)
    await user.type(screen.getByLabelText('Username'), farmer.username)
    await user.type(screen.getByLabelText('Email Address'), farmer.email)
    await user.type(screen.getByLabelText('Password'), farmer.password)
    await user.click(screen.getByRole('button', { name: 'Sign Up' }))
    await waitFor(() => {
      expect(keep).toHaveBeenCalled()
    })
    cleanup()
    renderApp(accountPath('recovery'), server)
    expect(await screen.findByText('You have no words now.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show me four words' })).toBeVisible()
  })

  it('the words of Sign Up stand in the account, after a reload too, until written down; not after Log Out', async () => {
    const { user } = renderApp(`${paths.login}?mode=sign-up`, server)
    await signUp(user)
    cleanup()
    const { store } = renderApp(accountPath('recovery'), server)
    expect(await screen.findByRole('list', { name: 'Your four words' })).toBeVisible()
    act(() => {
      store.dispatch(sessionEnded({ by: 'user' }))
    })
    await waitFor(() => {
      expect(recoveryWords.read()).toBeNull()
    })
  })

  it('the words of Sign Up reset the password once and are replaced', async () => {
    const { user, router } = renderApp(`${paths.login}?mode=sign-up`, server)
    await signUp(user)
    await act(() => router.navigate(accountPath('recovery')))
    await screen.findByRole('list', { name: 'Your four words' })
    const words = wordsIn(screen.getByRole('main'))
    expect(words).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'I have written them down' }))
    expect(screen.queryByRole('list', { name: 'Your four words' })).not.toBeInTheDocument()

    await act(() => router.navigate(paths.forgot))
    await user.click(await screen.findByRole('link', { name: 'I have four words written down' }))
    await user.type(await screen.findByLabelText('Email Address'), farmer.email)
    await user.type(screen.getByLabelText('Your four words'), 'four wrong words here')
    await user.type(screen.getByLabelText('New password'), NEW_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Save the password' }))
    expect(await screen.findByText(/^These words do not belong to this e-mail address/)).toBeVisible()
    await user.clear(screen.getByLabelText('Your four words'))
    await user.type(screen.getByLabelText('Your four words'), words.join('-').toUpperCase())
    await user.click(screen.getByRole('button', { name: 'Save the password' }))
    const next = wordsIn((await screen.findByRole('list', { name: 'Your four words' })).parentElement!)
    expect(next).toHaveLength(4)
    expect(next).not.toEqual(words)
    expect((await act(() => login(server, { ...farmer, password: NEW_PASSWORD }))).statusCode).toBe(200)
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.login)
    })
  })

  it('the account shows the date of its words, and replaces them after the password', async () => {
    await storeSession(server)
    const { user, router } = renderApp(accountPath('recovery'), server)
    expect(await screen.findByText('You have no words now.')).toBeVisible()
    await user.type(screen.getByLabelText('Password'), farmer.password)
    await user.click(screen.getByRole('button', { name: 'Show me four words' }))
    await waitFor(() => {
      expect(wordsIn(screen.getByRole('main'))).toHaveLength(4)
    })
    await act(() => router.navigate(paths.account))
    expect(await screen.findByText(/^Made on \d+ [A-Z][a-z]+ \d{4}$/)).toBeVisible()
  })

  it('a new password removes invalidated words and offers new ones', async () => {
    const { user, router } = renderApp(`${paths.login}?mode=sign-up`, server)
    await signUp(user)
    await act(() => router.navigate(accountPath('password')))
    await user.type(await screen.findByLabelText('Current password'), farmer.password)
    await user.type(screen.getByLabelText('New password'), NEW_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    expect(await screen.findByText(/^Password changed\./)).toBeVisible()
    await act(() => router.navigate(accountPath('recovery')))
    expect(await screen.findByText('You have no words now.')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Your four words' })).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Password'), NEW_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Show me four words' }))
    expect(await screen.findByRole('list', { name: 'Your four words' })).toBeVisible()
  })

  it('the account changes its address', async () => {
    await storeSession(server)
    await mails.next()
    const { user, router } = renderApp(accountPath('email'), server)
    await user.type(await screen.findByLabelText('New e-mail address'), 'new@example.com')
    await user.type(screen.getByLabelText('Password'), farmer.password)
    await user.click(screen.getByRole('button', { name: 'Change the address' }))
    expect(await screen.findByText('Your address is now new@example.com.')).toBeVisible()
    await act(() => router.navigate(paths.account))
    expect(await screen.findByText(`${farmer.username}, new@example.com`)).toBeVisible()
    const sent = await act(async () => [await mails.next(), await mails.next()])
    expect(sent.map(({ to }) => to).sort()).toEqual(['new@example.com', farmer.email])
  })

  it('a user without an address sees whom to ask, at Sign Up and at Forgot Password', async () => {
    const { router } = renderApp(`${paths.login}?mode=sign-up`, server)
    const help = () =>
      within(screen.getByText(/No e-mail address, or none that you can read\?/).parentElement!).getByRole('link')
    expect(help()).toHaveAttribute('href', 'tel:+254700000000')
    await act(() => router.navigate(paths.forgot))
    await screen.findByRole('heading', { name: 'Forgot your password?' })
    expect(help()).toHaveAttribute('href', 'tel:+254700000000')
  })
})
