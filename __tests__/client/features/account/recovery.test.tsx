import { act, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'

import { login, signUp } from '../../../support/calls'
import { renderApp, storeSession } from '../../../support/renderApp'
import { buildTestApp, farmer } from '../../../support/testApp'
import { createTestMailer, tokenIn } from '../../../support/testMailer'

const NEW_PASSWORD = 'a-new-Shamba-8'

let server: FastifyInstance
let mails: ReturnType<typeof createTestMailer>
beforeEach(async () => {
  mails = createTestMailer()
  server = await buildTestApp({ mailer: mails.mailer })
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

it('says that a link has ended or is not complete', async () => {
  const { user, router } = renderApp(`${paths.reset}#${'A'.repeat(43)}`, server)
  await user.type(await screen.findByLabelText('New password'), `${NEW_PASSWORD}{Enter}`)
  expect(await screen.findByText(/^This link was used before or is too old\./)).toBeVisible()
  await act(() => router.navigate(paths.reset))
  expect(await screen.findByText('This link is not complete.')).toBeVisible()
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
