import { predictionIn, verdicts } from '../support/predictions'
import { PASSWORD, USERNAME, newEmail } from './support/accounts'
import { expect, test } from './support/fixtures'
import { hydrated, showPhotos } from './support/pages'

test('an English reader downloads no Swahili', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.goto('/library/maize-common-rust')
  await hydrated(page)
  expect(scripts.filter((url) => url.includes('texts-sw'))).toEqual([])
})

test.describe('in a browser that prefers Swahili', () => {
  test.use({ locale: 'sw-KE' })

  test('the prerendered page hydrates without a warning and changes its language', async ({ page, consoleErrors }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: /^Linda Mavuno Yako Leo/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    expect(consoleErrors).toEqual([])
  })

  test(
    'a farmer signs up, reads a result, and reads it again in English',
    { tag: ['@layout', '@smoke'] },
    async ({ page }) => {
      await page.goto('/login?mode=sign-up')
      await page.getByLabel('Jina lako').fill(USERNAME)
      await page.getByLabel('Anwani ya barua pepe').fill(newEmail())
      await page.getByLabel('Nenosiri', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Jisajili', exact: true }).click()
      await expect(page.getByText('Akaunti imefunguliwa.')).toBeVisible()

      const { result, diagnosis } = predictionIn('en', verdicts.confident)
      await page.route('**/api/predict/', (route) => route.fulfill({ json: predictionIn('sw', verdicts.confident) }))
      await page.route('**/api/diagnoses/*', (route) => route.fulfill({ json: { result, diagnosis } }))
      await page.goto('/predict')
      await showPhotos(page)
      const asked = page.waitForRequest('**/api/predict/')
      await page.getByRole('button', { name: 'Chunguza', exact: true }).click()
      expect((await asked).headers()['accept-language']).toBe('sw')
      await expect(page.getByText('Chukua hatua leo').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused()

      await page.locator('header button[lang=en]').click()
      await expect(page.getByText('Act today').first()).toBeVisible()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByText('Act today').first()).toBeVisible()
    },
  )
})
