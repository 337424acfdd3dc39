import type { BrowserContext, Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { USERNAME, creditsOf, register } from './support/accounts'
import { expect, test } from './support/fixtures'
import {
  NO_ANSWER,
  choosePhoto,
  expectCredits,
  openPredict,
  photoPreview,
  reportHeading,
  requestDiagnosis,
  storeTokens,
  storedTokens,
  waitingNotice,
} from './support/pages'
import { storedPhotos } from './support/storedPhotos'

const HOUR_MS = 60 * 60 * 1000
const PREDICT = `**${endpoints.predict.url}`

const REFUSALS = [
  { status: 415, detail: 'This file is not a photo.', isKept: false },
  { status: 402, detail: 'You have no credits left.', isKept: true },
  { status: 503, detail: 'Too many photos are being looked at right now.', isKept: true },
]

const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now', exact: true }).click()
const earlierNotice = (page: Page) => page.getByText('An earlier photo is waiting')
const expectNoneStored = (page: Page) => expect.poll(() => storedPhotos(page)).toEqual([])

/** Asks about a leaf where there is no network; resolves when the page says that the photo waits. */
async function diagnoseOffline(page: Page) {
  await choosePhoto(page)
  await page.waitForLoadState('networkidle') // all that is loaded ahead is here
  await page.context().setOffline(true)
  await requestDiagnosis(page)
  await expect(page.getByText(NO_ANSWER)).toBeVisible()
  await expect(waitingNotice(page)).toBeVisible()
}

/** The idempotency keys of all diagnoses that are requested from now on. */
function recordKeys(context: BrowserContext) {
  const keys: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(endpoints.predict.url)) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** Chromium takes a page that was opened offline for one with a network. */
const openAsOffline = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  })

/** Runs in the page: as the browser does when the network is back. */
function comeOnline() {
  Object.defineProperty(navigator, 'onLine', { value: true })
  window.dispatchEvent(new Event('online'))
}

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test.describe('a photo without a network', () => {
  test.beforeEach(async ({ page }) => {
    await openPredict(page)
  })

  test('is stored as a small copy and sent once, for one credit, when the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const keys = recordKeys(context)
    await diagnoseOffline(page)
    const [bytes] = await storedPhotos(page)
    expect(bytes).toBeLessThan(100_000)
    await context.setOffline(false)
    await expect(reportHeading(page)).toBeVisible()
    await expectCredits(page, 4)
    await expect(waitingNotice(page)).toBeHidden()
    await expectNoneStored(page)
    expect(keys).toEqual([keys[0], keys[0]])
    const { access } = await storedTokens(page)
    expect(await creditsOf(baseURL!, access!)).toBe(4)
  })

  test('is sent at the next visit', async ({ page, context }) => {
    await diagnoseOffline(page)
    await page.close()
    await context.setOffline(false)
    const keys = recordKeys(context)
    const next = await context.newPage()
    await next.goto('/predict')
    await expect(reportHeading(next)).toBeVisible()
    await expect(photoPreview(next)).toBeVisible()
    await expectCredits(next, 4)
    await expectNoneStored(next)
    expect(keys).toHaveLength(1)
  })

  test('is deleted when it is discarded, and never sent', async ({ page, context }) => {
    await diagnoseOffline(page)
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(waitingNotice(page)).toBeHidden()
    await expect(photoPreview(page)).toBeHidden()
    await expectNoneStored(page)
    const keys = recordKeys(context)
    await context.setOffline(false)
    await page.reload()
    await expectCredits(page, 5)
    expect(keys).toEqual([])
  })

  test('stays while another photo is diagnosed, and is sent on request', async ({ page, context }) => {
    await diagnoseOffline(page)
    await choosePhoto(page)
    await expect(earlierNotice(page)).toBeVisible()
    const keys = recordKeys(context)
    await context.setOffline(false)
    const withReport = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (!document.body.innerText.includes('Do today')) return
            observer.disconnect()
            resolve(document.body.innerText)
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await requestDiagnosis(page)
    await expect(reportHeading(page)).toBeVisible()
    expect(await withReport).toContain('An earlier photo is waiting') // a moment later it would move the report
    await sendNow(page)
    await expect(earlierNotice(page)).toBeHidden()
    await expect(reportHeading(page)).toBeVisible()
    await expectNoneStored(page)
    expect(new Set(keys).size).toBe(2)
  })

  test('is deleted unsent when another account signs in', async ({ page, context, baseURL }) => {
    await diagnoseOffline(page)
    const { access, refresh } = await register(baseURL!)
    await storeTokens(page, { access, refresh })
    await context.setOffline(false)
    const other = await context.newPage()
    await page.close()
    const keys = recordKeys(context)
    await openPredict(other)
    await expectNoneStored(other)
    await expect(waitingNotice(other)).toBeHidden()
    expect(keys).toEqual([])
  })

  for (const route of ['/about', '/predict'])
    test(`is deleted at a visit of ${route} after 24 hours`, async ({ page, context }) => {
      await diagnoseOffline(page)
      await context.setOffline(false)
      const later = await context.newPage()
      await page.close()
      await later.addInitScript((ms) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ms
      }, 24 * HOUR_MS)
      const keys = recordKeys(context)
      await later.goto(route)
      await expectNoneStored(later)
      expect(keys).toEqual([])
    })

  for (const { status, detail, isKept } of REFUSALS)
    test(`${isKept ? 'stays' : 'is deleted'} when it is sent later and answered with ${status}`, async ({
      page,
      context,
    }) => {
      await diagnoseOffline(page)
      await page.route(PREDICT, (route) => route.fulfill({ status, json: { detail } }))
      await context.setOffline(false)
      await expect(page.getByText(detail)).toBeVisible()
      await expect(waitingNotice(page)).toBeVisible({ visible: isKept })
      await expect.poll(async () => (await storedPhotos(page)).length).toBe(isKept ? 1 : 0)
    })

  test('is not stored when the server refuses it or is busy from the start', async ({ page }) => {
    for (const { status, detail } of REFUSALS) {
      await page.unroute(PREDICT)
      await page.route(PREDICT, (route) => route.fulfill({ status, json: { detail } }))
      await choosePhoto(page)
      await requestDiagnosis(page)
      await expect(page.getByText(detail)).toBeVisible()
      await expect(waitingNotice(page)).toBeHidden()
      expect(await storedPhotos(page)).toEqual([])
    }
  })
})

test.describe('a photo in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(async ({ page }) => {
    await openPredict(page)
    await page.waitForFunction(() =>
      navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
    )
    await openAsOffline(page)
  })

  test('is shown again offline and sent when the network is back', async ({ page, context }) => {
    await diagnoseOffline(page)
    const keys = recordKeys(context)
    await page.goto('/predict')
    await expect(waitingNotice(page)).toBeVisible()
    await expect(photoPreview(page)).toBeVisible()
    expect(keys).toEqual([])
    await context.setOffline(false)
    await page.evaluate(comeOnline)
    await expect(reportHeading(page)).toBeVisible()
    await expectNoneStored(page)
    expect(keys).toHaveLength(1)
  })

  test('is sent once although two tabs show it', async ({ page, context }) => {
    await diagnoseOffline(page)
    const other = await context.newPage()
    await openAsOffline(other)
    await other.goto('/predict')
    await expect(waitingNotice(other)).toBeVisible()
    const keys = recordKeys(context)
    await context.setOffline(false)
    await Promise.all([page.evaluate(comeOnline), other.evaluate(comeOnline)])
    for (const tab of [page, other]) await expect(waitingNotice(tab)).toBeHidden()
    await Promise.any([page, other].map((tab) => reportHeading(tab).waitFor()))
    await expectNoneStored(page)
    expect(keys).toHaveLength(1)
  })

  test('says so when it is sent on request in vain', async ({ page }) => {
    await diagnoseOffline(page)
    await expect(page.getByText(NO_ANSWER)).toBeHidden()
    await sendNow(page)
    await expect(page.getByText(NO_ANSWER)).toBeVisible()
    await expect(waitingNotice(page)).toBeVisible()
  })

  test('is deleted when its owner logs out', async ({ page }) => {
    await diagnoseOffline(page)
    await page.getByRole('button', { name: `Hi, ${USERNAME}` }).hover()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(waitingNotice(page)).toBeHidden()
    await expectNoneStored(page)
  })
})

test.describe('signed out', () => {
  test.use({ isSignedIn: false })

  test('a photo without a network is not stored', async ({ page, context }) => {
    await page.goto('/predict')
    await choosePhoto(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await requestDiagnosis(page)
    await expect(page.getByText(NO_ANSWER)).toBeVisible()
    await expect(waitingNotice(page)).toBeHidden()
    expect(await storedPhotos(page)).toEqual([])
  })
})
