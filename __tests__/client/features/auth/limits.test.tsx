import { screen } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'
import { limitsOf } from '~/server/domain/limits'

import { login, register, signUp } from '../../../support/calls'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'

let server: FastifyInstance
async function start(accountRequestsPerMinute = 600) {
  const limits = limitsOf({ signUpsPerHour: 2, accountRequestsPerMinute, addressRequestsPerMinute: 6000 })
  server = await buildTestApp({ limits })
}
afterEach(() => server.close())

const TOO_MANY = /^Too many attempts\. Try again in \d+ seconds\.$/
const expectTooMany = async () => {
  expect((await screen.findByRole('alert')).textContent).toMatch(TOO_MANY)
}

it('too many logins show how long to wait and keep what was typed', async () => {
  await start()
  await register(server)
  for (let time = 0; time < 5; time++) await login(server, { ...farmer, password: 'wrong-guess' })
  const { user } = renderApp(paths.login, server)
  await user.type(await screen.findByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), `${farmer.password}{Enter}`)
  await expectTooMany()
  expect(screen.getByLabelText('Password')).toHaveValue(farmer.password)
})

it('too many sign-ups show how long to wait', async () => {
  await start()
  for (const name of ['a', 'b']) await register(server, { ...farmer, email: `${name}@example.com` })
  const { user } = renderApp(`${paths.login}?mode=sign-up`, server)
  await user.type(await screen.findByLabelText('Username'), farmer.username)
  await user.type(screen.getByLabelText('Email Address'), farmer.email)
  await user.type(screen.getByLabelText('Password'), `${farmer.password}{Enter}`)
  await expectTooMany()
})

it('too many scans show how long to wait', async () => {
  await start(1)
  const { access, refresh } = await signUp(server)
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
  const { user } = renderApp(paths.predict, server)
  await screen.findByText('Credits left: 5') // the one request that is allowed
  await user.upload(screen.getByLabelText('Leaf photo'), new File(['a leaf'], 'leaf.jpg', { type: 'image/jpeg' }))
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await expectTooMany()
})
