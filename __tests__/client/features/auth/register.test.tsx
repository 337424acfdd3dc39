import { screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'
import { selectCredits } from '~/client/store/sessionSlice'

import { register } from '../../../support/calls'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'

let server: FastifyInstance

beforeEach(async () => {
  server = await buildTestApp()
})
afterEach(() => server.close())

async function signUp({ username, email, password }: typeof farmer) {
  const app = renderApp(paths.login, server)
  await app.user.click(await screen.findByRole('link', { name: 'Sign Up' }))
  await app.user.type(screen.getByLabelText('Username'), username)
  await app.user.type(screen.getByLabelText('Email Address'), email)
  await app.user.type(screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }))
  return app
}

it('creates an account with 5 credits and goes home', async () => {
  const { router, store } = await signUp(farmer)
  expect(await screen.findByText('Account Created.')).toBeVisible()
  await waitFor(() => {
    expect(router.location.pathname).toBe(paths.home)
  })
  expect(selectCredits(store.getState())).toBe(5)
  expect(localStorage.getItem('access')).not.toBeNull()
  expect(localStorage.getItem('refresh')).not.toBeNull()
})

it('toasts what the server says of a taken address', async () => {
  const taken = await register(server).then(() => register(server))
  const [message] = taken.json().email
  await signUp(farmer)
  expect(await screen.findByText(message)).toBeVisible()
})

it('asks for a well-formed name', async () => {
  await signUp({ ...farmer, username: 'W4njiru' })
  expect(await screen.findByText('Invalid Username')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveFocus()
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('keeps address and password when the mode is switched', async () => {
  const { user } = renderApp(paths.login, server)
  await user.type(await screen.findByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), farmer.password)
  await user.click(screen.getByRole('link', { name: 'Sign Up' }))
  expect(screen.getByLabelText('Email Address')).toHaveValue(farmer.email)
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')

  await user.click(screen.getByRole('link', { name: 'Login' }))
  expect(screen.getByLabelText('Password')).toHaveValue(farmer.password)
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument()
})
