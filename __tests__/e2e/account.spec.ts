import path from 'node:path'

import type { Page } from '@playwright/test'
import SQLite from 'better-sqlite3'

import { endpoints } from '~/contract/endpoints'

import { freePort, newDataDir, startProduct } from '../support/product'
import { startSmtpServer } from '../support/smtpServer'
import { tokenIn } from '../support/testMailer'
import { PASSWORD, getUser, newEmail, register } from './support/accounts'
import { expect, test } from './support/fixtures'
import { expectToast, fillCredentials, logIn, storedTokens } from './support/pages'

const NEW_PASSWORD = 'Mvua-ya-masika-9'

/** Of the one mail to this address that leads to a new password; empty until it is there. */
function resetToken(mails: string[], email: string) {
  const texts = mails.map((text) => text.replace(/=\r?\n/g, '').replaceAll('\r', '')) // long lines are folded
  return tokenIn(texts.find((text) => text.includes(`To: ${email}\n`) && text.includes('/reset#')) ?? '')
}

function mailsInOutbox() {
  const stored = new SQLite(path.join(process.env['E2E_DATA_DIR']!, 'jani.sqlite'), { readonly: true })
  const mails = stored.prepare(`select 'To: ' || recipient || char(10) || text from outbox order by created_at`)
  const texts = mails.pluck().all() as string[]
  stored.close()
  return texts
}

type Recovery = { url: string; email: string; mails: () => string[] }

/** From "Forgot Password?" to a new password; `mails` reads all that were sent so far. */
async function replacePassword(page: Page, { url, email, mails }: Recovery) {
  await page.goto(`${url}/login`)
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`If there is an account with ${email}`)).toBeVisible()
  await expect.poll(() => resetToken(mails(), email)).not.toBe('')
  await page.goto(`${url}/reset#${resetToken(mails(), email)}`)
  await page.getByLabel('New password').filter({ visible: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expectToast(page, 'Password changed. Please log in.')
}

test(
  'a forgotten password is replaced by mail, which ends every session; a deleted account stops working',
  { tag: '@smoke' },
  async ({ page, baseURL }) => {
    const email = newEmail()
    const { access } = await register(baseURL!, email)

    await test.step('asks for a link and chooses a new password', async () => {
      await replacePassword(page, { url: baseURL!, email, mails: mailsInOutbox })
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
      await page.getByRole('link', { name: 'Delete the account' }).click()
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expectToast(page, 'Your account is deleted.')
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null })
      for (const { method, url } of [endpoints.getUser, endpoints.getDiagnoses, endpoints.exportAccount])
        expect((await fetch(baseURL! + url, { method, headers: { authorization: `Bearer ${latest}` } })).status).toBe(
          401,
        )
      await logIn(page, { email, password: NEW_PASSWORD })
      await expectToast(page, 'The e-mail address or the password is wrong.')
    })
  },
)

test('a forgotten password is replaced with a link that comes through a mail server', async ({ page }) => {
  const [smtp, data, port] = [await startSmtpServer(), await newDataDir(), await freePort()]
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@jani.example', PUBLIC_URL: `http://127.0.0.1:${port}` }
  const product = await startProduct({ dataDir: data.folder, port, env })
  const { url } = product
  try {
    const email = newEmail()
    const { access } = await register(url, email)
    await replacePassword(page, { url, email, mails: () => smtp.received.map(({ message }) => message) })
    expect((await getUser(url, access)).status).toBe(401)
    await fillCredentials(page, { email, password: NEW_PASSWORD })
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expectToast(page, 'Login successful.')
  } finally {
    await product.stop()
    await smtp.close()
    await data.remove()
  }
})
