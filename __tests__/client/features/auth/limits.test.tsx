import { screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'
import { limitsOf } from '~/server/domain/limits'

import { login, register, signUp } from '../../../support/calls'
import { photos } from '../../../support/photos'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'

let server: FastifyInstance
const start = async (change: object = {}) => {
  const settings = { signUpsPerHour: 2, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000, ...change }
  server = await buildTestApp({ limits: limitsOf(settings) })
}
afterEach(() => server.close())

const TOO_MANY = /^Too many attempts\. Try again in \d+ seconds\.$/

it('a farmer who logs in too often reads how long to wait', async () => {
  await start()
  await register(server)
  for (let time = 0; time < 5; time++) await login(server, { ...farmer, password: 'wrong-guess' })
  const { user } = renderApp(paths.login, server)
  await user.type(await screen.findByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), `${farmer.password}{Enter}`)
  expect((await screen.findByRole('alert')).textContent).toMatch(TOO_MANY)
  expect(screen.getByLabelText('Password')).toHaveValue(farmer.password)
})

async function fillInSignUp(password: string) {
  const { user } = renderApp(`${paths.login}?mode=sign-up`, server)
  await user.type(await screen.findByLabelText('Username'), farmer.username)
  await user.type(screen.getByLabelText('Email Address'), farmer.email)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
}

it('a farmer who signs up where too many did reads how long to wait', async () => {
  await start()
  for (const name of ['a', 'b']) await register(server, { ...farmer, email: `${name}@example.com` })
  await fillInSignUp(farmer.password)
  expect((await screen.findByRole('alert')).textContent).toMatch(TOO_MANY)
})

it('a password that everybody tries first is refused in a sentence', async () => {
  await start()
  await fillInSignUp('iloveyou')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This password is one of those that everybody tries first. Please choose another one.',
  )
})

it('a password of 125 characters of any kind can be pasted', async () => {
  await start()
  const password = '🌽ñ密ش '.repeat(25)
  await fillInSignUp(password)
  expect(await screen.findByText('Account Created.')).toBeVisible()
  await waitFor(async () => {
    // the toast goes on moving in the meantime
    expect((await login(server, { ...farmer, password })).statusCode).toBe(200)
  })
})

it('a password of 126 characters is refused before anybody is asked', async () => {
  await start()
  await fillInSignUp('🌽'.repeat(126))
  expect(await screen.findByText('Password must be at most 125 characters')).toBeVisible()
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('a farmer who scans too often is warned how long to wait', async () => {
  await start({ accountRequestsPerMinute: 1 })
  const { access, refresh } = await signUp(server)
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
  const { user } = renderApp(paths.predict, server)
  await screen.findByText('Credits left: 5') // the one request there is
  const input = document.querySelector('input[type=file]')!
  await user.upload(input as HTMLInputElement, new File([photos.maizeRust], 'leaf.jpg', { type: 'image/jpeg' }))
  await user.click(await screen.findByRole('button', { name: 'Diagnose' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(TOO_MANY)
})
