import type { Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { PASSWORD, USERNAME, getUser, newEmail, register } from './support/accounts'
import { expect, test } from './support/fixtures'
import {
  expectCredits,
  expectToast,
  fillCredentials,
  hydrated,
  logIn,
  openHome,
  openPredict,
  signUp,
  storedTokens,
} from './support/pages'
import { MARY, SCREENS, boxOf, callsOf, specifiedServer, startWith } from './support/specification'

const NO_TOKENS = { access: null, refresh: null }
const SIGNED_IN = { access: 'a1', refresh: 'r1', user: MARY }
const CREDENTIALS = { email: 'mary@example.com', password: PASSWORD }
/** Names an account, as those of our server do. */
const ACCESS = `e30.${btoa('{"sub":"1"}')}.x`

const greeting = (page: Page, name = USERNAME) => page.getByRole('button', { name: `Hi, ${name}` })
const getStarted = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get Started' })
const toasts = (page: Page) => page.getByRole('alert')

test('3, 16, 17, 26, 48, 60, 65, 76, 80, 95, 106: a farmer signs up with 5 credits, logs out by the greeting and in again', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  const registered = page.waitForResponse(`**${endpoints.register.url}`)
  await signUp(page, { username: USERNAME, email, password: PASSWORD })
  const answer = await registered
  expect(answer.status()).toBe(201)
  const { access, refresh, user } = (await answer.json()) as typeof SIGNED_IN
  expect(user).toEqual({ username: USERNAME, credits: 5 })
  await expectToast(page, 'Account Created.')
  await expect(page).toHaveURL('/')
  expect(await storedTokens(page)).toEqual({ access, refresh })
  await page.waitForLoadState('networkidle')
  const headline = page.getByRole('heading', { level: 1 })
  expect((await boxOf(headline)).top).toBeLessThan(300) // nothing pushes it down

  await openPredict(page, 5)
  await greeting(page).hover()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(getStarted(page)).toBeVisible()
  await expectCredits(page, 0)
  expect(await storedTokens(page)).toEqual(NO_TOKENS)
  await expect.poll(async () => (await getUser(baseURL!, access)).status).toBe(401)

  const loggedIn = page.waitForResponse(`**${endpoints.login.url}`)
  await logIn(page, { email, password: PASSWORD })
  expect((await loggedIn).status()).toBe(200)
  await expectToast(page, 'Login successful.')
  await expect(page).toHaveURL('/')
  await expect(greeting(page)).toBeVisible()
})

test('60: who was asked to log in on the diagnosis returns to it', async ({ page }) => {
  const calls = await specifiedServer(page, { [endpoints.login.url]: [{ json: SIGNED_IN }] })
  await page.goto('/predict')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click()
  await fillCredentials(page, CREDENTIALS)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(greeting(page, 'Mary')).toBeVisible()
  await expect(page).toHaveURL('/predict')
  expect(callsOf(calls, endpoints.login)).toMatchObject([{ method: 'POST', body: CREDENTIALS }])
})

test('64: get_user has username and credits', async ({ baseURL }) => {
  const { access } = await register(baseURL!)
  expect(await (await getUser(baseURL!, access)).json()).toEqual({ user: { username: USERNAME, credits: 5 } })
})

test('47, 48, 74, 83, 89: a visitor sees Get Started and 0 credits, and makes no call', async ({ page }) => {
  const calls = await specifiedServer(page, {})
  await openHome(page)
  await expect(getStarted(page)).toBeVisible()
  await openPredict(page, 0)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('22, 76: Log Out in the panel closes it, and signs out', async ({ page }) => {
  await page.setViewportSize(SCREENS[2]!)
  await specifiedServer(page, { [endpoints.getUser.url]: [{ json: { user: MARY } }] })
  await startWith(page, { access: ACCESS, refresh: 'r1' })
  await openPredict(page, 5)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await expect(panel.getByText('Hi, Mary')).toBeVisible()
  await panel.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expectCredits(page, 0)
  expect(await storedTokens(page)).toEqual(NO_TOKENS)
})

test('48: a user without credits is signed in, with 0 in the badge', async ({ page }) => {
  await specifiedServer(page, {
    [endpoints.getUser.url]: [{ json: { user: { username: 'Mary' } } }],
    [endpoints.login.url]: [{ json: { ...SIGNED_IN, user: { username: 'Mary' } } }],
  })
  await logIn(page, CREDENTIALS)
  await expectToast(page, 'Login successful.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Predict' }).click()
  await expectCredits(page, 0)
  await page.reload()
  await expectCredits(page, 0)
  await expect(greeting(page, 'Mary')).toBeVisible()
})

test('73 to 75, 92, 111: the user is fetched with the stored token; a failure says nothing', async ({ page }) => {
  const calls = await specifiedServer(page, {
    [endpoints.getUser.url]: [
      { status: 500, json: { detail: 'Down.' } },
      { json: { user: MARY } },
      { status: 500, json: { detail: 'Down.' } },
      { status: 403, json: { detail: 'Suspended.' } },
    ],
  })
  await startWith(page, { access: ACCESS, refresh: 'r1' })
  for (const name of [null, 'Mary', 'Mary' /* last known */, null]) {
    const { length } = calls
    await openHome(page)
    await page.waitForLoadState('networkidle')
    await expect(name === null ? getStarted(page) : greeting(page, name)).toBeVisible()
    expect(calls[length]).toMatchObject({ method: 'GET', authorization: `Bearer ${ACCESS}` })
    await expect(toasts(page)).toHaveCount(0)
    expect(await storedTokens(page)).toEqual({ access: ACCESS, refresh: 'r1' })
  }
})

test('77, 93, 94: after 401 one refresh, whose answer { access } is stored, and one retry', async ({ page }) => {
  const calls = await specifiedServer(page, {
    [endpoints.getUser.url]: [{ status: 401, json: { detail: 'Expired.' } }, { json: { user: MARY } }],
    [endpoints.refresh.url]: [{ json: { access: 'a2' } }],
  })
  await startWith(page, { access: 'a1', refresh: 'r1' })
  await page.goto('/about')
  await expect(greeting(page, 'Mary')).toBeVisible()
  expect(calls.filter(({ path }) => /get_user|refresh/.test(path))).toMatchObject([
    { method: 'GET', path: '/api/users/get_user', authorization: 'Bearer a1' },
    { method: 'POST', path: '/api/auth/refresh/', body: { refresh: 'r1' } },
    { method: 'GET', path: '/api/users/get_user', authorization: 'Bearer a2' },
  ])
  expect(await storedTokens(page)).toEqual({ access: 'a2', refresh: 'r1' })
})

test('78: without a refresh token a 401 removes the tokens, and nothing is refreshed', async ({ page }) => {
  const calls = await specifiedServer(page, {
    [endpoints.getUser.url]: [{ status: 401, json: { detail: 'Expired.' } }],
  })
  await startWith(page, { access: 'a1' })
  await page.goto('/about')
  await expect(getStarted(page)).toBeVisible()
  await expect.poll(() => storedTokens(page)).toEqual(NO_TOKENS)
  expect(callsOf(calls, endpoints.refresh)).toEqual([])
})

for (const [name, answer, isJudged] of [
  [
    '78, 79: a refresh that is refused with 400 removes the tokens',
    { status: 400, json: { refresh: ['Invalid.'] } },
    true,
  ],
  [
    '78, 79: a refresh that is refused with 401 removes the tokens',
    { status: 401, json: { detail: 'Invalid.' } },
    true,
  ],
  ['79: a refresh without an answer keeps the tokens', 'noResponse', false],
  ['79: a refresh that meets a server in trouble keeps the tokens', { status: 503, json: { detail: 'Down.' } }, false],
  ['79: a refresh that meets the page of a hotel keeps the tokens', { html: '<p>Pay here</p>' }, false],
] as const)
  test(name, async ({ page }) => {
    const calls = await specifiedServer(page, {
      [endpoints.getUser.url]: [{ status: 401, json: { detail: 'Expired.' } }],
      [endpoints.refresh.url]: [answer],
    })
    await startWith(page, { access: 'a1', refresh: 'r1' })
    await page.goto('/about')
    await expect.poll(() => callsOf(calls, endpoints.refresh).length).toBe(1)
    await expect(getStarted(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await storedTokens(page)).toEqual(isJudged ? NO_TOKENS : { access: 'a1', refresh: 'r1' })
    expect(callsOf(calls, endpoints.getUser)).toHaveLength(1)
    await expect(toasts(page)).toHaveCount(0)
  })
