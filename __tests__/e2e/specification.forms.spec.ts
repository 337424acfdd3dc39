import type { Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { PASSWORD } from './support/accounts'
import { expect, test } from './support/fixtures'
import { NO_RESPONSE, fillCredentials, hydrated, logIn, storedTokens } from './support/pages'
import { SCREENS, boxOf, callsOf, closeToasts, specifiedServer } from './support/specification'

const SIGN_UP = '/login?mode=sign-up'
const CREDENTIALS = { email: 'mary@example.com', password: PASSWORD }

const toasts = (page: Page) => page.getByRole('alert')
const submit = (page: Page, name: 'Login' | 'Sign Up') => page.getByRole('button', { name, exact: true }).click()

for (const screen of SCREENS)
  test(`57 to 59: at ${screen.width} px one form logs in and signs up, with Forgot Password? in Login mode`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await page.goto('/login')
    await hydrated(page)
    const main = page.getByRole('main')
    for (const label of ['Email Address', 'Password'])
      await expect(main.getByLabel(label, { exact: true })).toBeVisible()
    await expect(main.getByLabel('Username')).toHaveCount(0)
    await expect(main.getByText('Forgot Password?', { exact: true })).toBeVisible()
    await main.getByRole('link', { name: 'Sign Up', exact: true }).click()
    for (const label of ['Username', 'Email Address', 'Password'])
      await expect(main.getByLabel(label, { exact: true })).toBeVisible()
    await expect(main.getByText('Forgot Password?')).toHaveCount(0)
    await main.getByRole('link', { name: 'Login', exact: true }).click()
    await main.getByRole('link', { name: 'Forgot Password?' }).click()
    await expect(page).toHaveURL('/forgot')
  })

test('86 to 88, 105: e-mail address, username and password have their rules', async ({ page }) => {
  const calls = await specifiedServer(page, {})
  await page.goto(SIGN_UP)
  await hydrated(page)
  await submit(page, 'Sign Up')
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Invalid Email') // each key is checked from now on
  const rules = [
    ['Email Address', 'Invalid Email', ['mary', 'mary@farm', 'mary@farm.c', 'ma!ry@farm.com'], ['m.a_r+y-1@farm.co.ke', 'M@f.com']],
    ['Username', 'Invalid Username', ['M', 'Mary1', 'Mary  Wanjiru', 'Mary W', 'A'.repeat(17), 'Ma Ry Ma'], ['Mary', 'Mary Wanjiru', 'A'.repeat(16)]],
    ['Password', 'Password must be', ['a-farm1', 'x'.repeat(126)], ['a-farm-1', 'x'.repeat(125)]],
  ] as const // prettier-ignore
  for (const [label, message, refused, accepted] of rules) {
    const field = page.getByLabel(label, { exact: true })
    for (const good of accepted)
      for (const bad of refused) {
        await field.fill(good)
        await expect(field).toHaveAttribute('aria-invalid', 'false')
        await field.fill(bad)
        await expect(field).toHaveAccessibleDescription(new RegExp(message))
      }
  }
  expect(calls).toEqual([])
})

const WENT_WRONG = 'An error occurred. Please try again.'

for (const [mode, path, url] of [
  ['Login', '/login', endpoints.login.url],
  ['Sign Up', SIGN_UP, endpoints.register.url],
] as const)
  test(`88, 93, 101 to 104: ${mode} shows each sentence of an error at once, and marks the field it names`, async ({
    page,
  }) => {
    const calls = await specifiedServer(page, {
      [url]: [
        { status: 400, json: { detail: 'One.', email: ['Two.', 'Three.'], code: 7 } },
        { status: 500, json: 'oops' },
        { status: 500, json: null },
        'noResponse',
        { html: '<p>Pay here</p>' },
      ],
    })
    await page.goto(path)
    await hydrated(page)
    const values = mode === 'Login' ? CREDENTIALS : { username: 'Mary', ...CREDENTIALS }
    await fillCredentials(page, values)
    for (const sentences of [
      ['One.', 'Two.', 'Three.'],
      [WENT_WRONG],
      [WENT_WRONG],
      [NO_RESPONSE],
      ['An unexpected error occurred.'],
    ]) {
      await submit(page, mode)
      await expect(toasts(page)).toHaveText(sentences)
      const email = page.getByLabel('Email Address')
      const isMarked = sentences.includes('Two.')
      await expect(email).toHaveAttribute('aria-invalid', String(isMarked))
      if (isMarked) {
        await expect(email).toBeFocused()
        await expect(email).toHaveAccessibleDescription('Two.')
        await closeToasts(page)
        await expect(email).toHaveAccessibleDescription('Two.')
        await email.press('End')
        await email.pressSequentially('m')
        await email.press('Backspace')
        await expect(email).toHaveAttribute('aria-invalid', 'false')
      } else await closeToasts(page)
    }
    expect(callsOf(calls, { url })).toHaveLength(5)
    expect(calls[0]).toMatchObject({ method: 'POST', body: values })
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null })
  })

test('91, 103: a log-in without an answer ends after 10 seconds', async ({ page }) => {
  let calledAt = 0
  await page.route(`**${endpoints.login.url}`, () => void (calledAt = Date.now())) // neither answered nor refused
  await logIn(page, CREDENTIALS)
  await expect(toasts(page)).toHaveText([NO_RESPONSE])
  expect(Date.now() - calledAt).toBeGreaterThan(9900)
})

test('107: a toast stands at the top right, for 5 seconds, longer under the pointer', async ({ page }) => {
  await specifiedServer(page, { [endpoints.login.url]: [{ status: 401, json: { detail: 'Wrong.' } }] })
  await page.clock.install()
  await logIn(page, CREDENTIALS)
  await expect(toasts(page)).toHaveText(['Wrong.'])
  await toasts(page).hover()
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height })
    const { left, right, top } = await boxOf(toasts(page))
    expect(right).toBeGreaterThan(width - 48)
    expect(top).toBeLessThan(height / 4)
    if (width < 600) expect(left).toBeLessThan(48)
    else expect(left).toBeGreaterThan(width / 2)
  }
  await page.setViewportSize(SCREENS[0]!)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toBeVisible()
  await page.mouse.move(5, 700)
  await page.clock.runFor(5000)
  await expect(toasts(page)).toHaveCount(0)

  await submit(page, 'Login')
  await expect(toasts(page)).toHaveText(['Wrong.'])
  await page.clock.runFor(5000)
  await expect(toasts(page)).toHaveCount(0)
})
