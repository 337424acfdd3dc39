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
  await page.route('**/api/reminders', (route) => route.fulfill({ status: 204 }))
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' }) // a headless browser always refuses
    const kept = { options: { applicationServerKey: null }, toJSON: () => ({ endpoint: '', keys: {} }) }
    const pushManager = { getSubscription: () => Promise.resolve(kept) }
    Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve({ pushManager }) })
  })
  await page.goto('/about')
  await page.evaluate(() => {
    localStorage.setItem('reminders', '')
  })
  await page.goto('/account?row=reminders')
  await expect(page.getByText('You get reminders on this phone.')).toBeVisible()
}
