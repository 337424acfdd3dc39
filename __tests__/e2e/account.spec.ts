import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { endpoints } from '~/contract/endpoints'

import { tokenIn } from '../support/testMailer'

import { PASSWORD, getUser, newEmail, register } from './support/accounts'
import { expect, test } from './support/fixtures'
import { expectToast, fillCredentials, logIn, storedTokens } from './support/pages'

const NEW_PASSWORD = 'Mvua-ya-masika-9'

/** Of the mail in the outbox with a link for a new password. */
function resetToken(email: string) {
  const outbox = path.join(process.env['E2E_DATA_DIR']!, 'outbox')
  const mails = readdirSync(outbox)
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .map((text) => text.replaceAll('=\n', '')) // long lines are folded
  return tokenIn(mails.find((text) => text.includes(`To: ${email}\n`) && text.includes('/reset#')) ?? '')
}

test('a forgotten password is replaced by mail, which ends every session; a deleted account is answered no more', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  const { access } = await register(baseURL!, email)

  await test.step('asks for a link and chooses a new password', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email Address').fill(email)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByText(`If there is an account with ${email}`)).toBeVisible()
    await expect.poll(() => resetToken(email)).not.toBe('')
    await page.goto(`/reset#${resetToken(email)}`)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expectToast(page, 'Password changed. Please log in.')
    expect((await getUser(baseURL!, access)).status).toBe(401)
  })

  await test.step('logs in with it, not with the old one', async () => {
    await logIn(page, { email, password: PASSWORD })
    await expectToast(page, 'The e-mail address or the password is wrong.')
    await fillCredentials(page, { email, password: NEW_PASSWORD })
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expectToast(page, 'Login successful.')
  })

  await test.step('deletes the account', async () => {
    const { access: latest } = await storedTokens(page)
    await page.goto('/account')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expectToast(page, 'Your account is deleted.')
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null })
    for (const { method, url } of [endpoints.getUser, endpoints.getDiagnoses, endpoints.exportAccount])
      expect((await fetch(baseURL! + url, { method, headers: { authorization: `Bearer ${latest}` } })).status).toBe(401)
    await logIn(page, { email, password: NEW_PASSWORD })
    await expectToast(page, 'The e-mail address or the password is wrong.')
  })
})
