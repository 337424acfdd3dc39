import { screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { selectCredits } from '~/client/store/sessionSlice'
import { paths } from '~/contract/paths'

import { login as callLogin, register } from '../../../support/calls'
import { holdAnswers, renderApp } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'

let server: FastifyInstance
beforeEach(async () => {
  server = await buildTestApp()
})
afterEach(() => server.close())

async function logIn(email: string, password: string) {
  const app = renderApp(paths.login, server)
  await app.user.type(await screen.findByLabelText('Email Address'), email)
  await app.user.type(screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Login' }))
  return app
}

it('logging in goes home, says so, greets the farmer and stores both tokens', async () => {
  await register(server)
  const { router, store } = await logIn(farmer.email, farmer.password)

  expect(await screen.findByText('Login successful.')).toBeVisible()
  expect(await screen.findByRole('button', { name: `Hi, ${farmer.username}` })).toBeInTheDocument()
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.home)
  })
  expect(selectCredits(store.getState())).toBe(5)
  expect(localStorage.getItem('access')).not.toBeNull()
  expect(localStorage.getItem('refresh')).not.toBeNull()
})

it('a wrong password shows what the server says and keeps what was typed', async () => {
  await register(server)
  const wrong = { email: farmer.email, password: 'not-the-password' }
  const { detail } = (await callLogin(server, wrong)).json()
  const { router } = await logIn(wrong.email, wrong.password)

  expect(await screen.findByText(detail)).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.login)
  expect(screen.getByLabelText('Email Address')).toHaveValue(farmer.email)
  expect(localStorage.getItem('access')).toBeNull()
})

it('Enter submits the form once while the server is busy', async () => {
  await register(server)
  const { user } = renderApp(paths.login, server)
  const release = holdAnswers(server)
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

it('the password can be shown and hidden', async () => {
  const { user } = renderApp(paths.login, server)
  await user.click(await screen.findByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

it('the fields help password managers, and Forgot Password? leads to a link by mail', async () => {
  renderApp(paths.login, server)
  expect(await screen.findByLabelText('Email Address')).toHaveAttribute('autocomplete', 'email')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', paths.forgot)
})

it('a signed-in visitor is sent home', async () => {
  const { access, refresh } = (await register(server)).json()
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
  const { router } = renderApp(paths.login, server)
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.home)
  })
})
