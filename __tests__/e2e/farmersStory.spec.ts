import { PASSWORD, USERNAME } from './support/accounts'
import { expect, test } from './support/fixtures'
import { expectCredits, expectToast, logIn, openPredict, readDiagnosis, signUp, storedTokens } from './support/pages'

const farmer = { username: USERNAME, email: 'wanjiru@example.com', password: PASSWORD }

test.use({ baseURL: ({ server }, use) => use(server.url) })

test(
  'a farmer signs up, diagnoses a leaf for one credit, stays signed in, logs out and in again',
  { tag: ['@layout', '@smoke'] },
  async ({ page, server, device, consoleErrors }) => {
    await test.step('signs up and lands at home', async () => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Sign Up' }).click()
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
      await signUp(page, farmer)
      await expectToast(page, 'Account Created.')
      await expect(page).toHaveURL('/')
    })

    await test.step('photographs a leaf and reads the diagnosis', async () => {
      await openPredict(page)
      const upload = page.waitForRequest('**/api/predict/')
      await readDiagnosis(page)
      expect((await upload).method()).toBe('POST')
      await expect(page.getByText(/common rust/i).first()).toBeVisible()
      await expectCredits(page, 4)
    })

    await test.step('is still signed in after a reload and a restart of the server', async () => {
      await page.reload({ waitUntil: 'networkidle' })
      await expectCredits(page, 4)
      expect(await server.stop()).toBe(0)
      await server.restart()
      await page.reload()
      await expectCredits(page, 4)
    })

    await test.step('logs out', async () => {
      if (device === 'phone') {
        await page.getByRole('button', { name: /menu/i }).first().click()
        await page.getByRole('button', { name: 'Log Out' }).click()
      } else {
        await page.getByRole('button', { name: `Hi, ${USERNAME}` }).hover()
        await page.getByRole('menuitem', { name: 'Logout' }).click()
      }
      await expect.poll(() => storedTokens(page)).toEqual({ access: null, refresh: null })
    })

    await test.step('logs in again to the same account', async () => {
      await logIn(page, { email: farmer.email, password: farmer.password })
      await expectToast(page, 'Login successful.')
      await openPredict(page, 4)
    })

    expect(consoleErrors).toEqual([])
  },
)
