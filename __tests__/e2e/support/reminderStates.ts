import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** As on a server with keys for Web Push. */
export const allowReminders = (page: Page) =>
  page.route('**/api/users/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), pushKey: 'key' } })
  })

/** The account, on a phone that is being reminded. */
export async function openReminded(page: Page) {
  await allowReminders(page)
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' }) // a headless browser always refuses
  })
  await page.goto('/about')
  await page.evaluate(() => {
    localStorage.setItem('reminders', '')
  })
  await page.goto('/account')
  await expect(page.getByText('You get reminders on this phone.')).toBeVisible()
}
