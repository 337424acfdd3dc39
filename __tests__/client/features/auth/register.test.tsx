import { screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { selectCredits } from '~/client/store/sessionSlice'
import { paths } from '~/contract/paths'

import { login, register } from '../../../support/calls'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'

let server: FastifyInstance
beforeEach(async () => {
  server = await buildTestApp()
})
afterEach(() => server.close())

async function signUp(password = farmer.password) {
  const app = renderApp(paths.login, server)
  await app.user.click(await screen.findByRole('link', { name: 'Sign Up' }))
  await app.user.type(screen.getByLabelText('Username'), farmer.username)
  await app.user.type(screen.getByLabelText('Email Address'), farmer.email)
  await app.user.click(screen.getByLabelText('Password'))
  await app.user.paste(password)
  await app.user.click(screen.getByRole('button', { name: 'Sign Up' }))
  return app
}

it('signing up creates an account with 5 credits and goes home', async () => {
  const { router, store } = await signUp()
  expect(await screen.findByText('Account Created.')).toBeVisible()
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(paths.home)
  })
  expect(selectCredits(store.getState())).toBe(5)
  expect(localStorage.getItem('access')).not.toBeNull()
  expect(localStorage.getItem('refresh')).not.toBeNull()
})

it('an address that is taken shows what the server says', async () => {
  const taken = await register(server).then(() => register(server))
  const [message] = taken.json().email
  await signUp()
  expect(await screen.findByText(message)).toBeVisible()
})

it('a common password shows what the server says', async () => {
  await signUp('iloveyou')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This password is one of those that everybody tries first. Please choose another one.',
  )
})

it('a password of 125 characters of any kind is accepted', async () => {
  const password = '🌽ñ密ش '.repeat(25)
  await signUp(password)
  expect(await screen.findByText('Account Created.')).toBeVisible()
  expect((await login(server, { ...farmer, password })).statusCode).toBe(200)
})

it('switching the mode keeps address and password', async () => {
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
