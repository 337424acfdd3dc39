import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'

import { expect, test } from './support/fixtures'
import {
  LEAF,
  NO_RESPONSE,
  NOTHING_LOST,
  choosePhoto,
  diagnoseButton,
  expectCredits,
  fileInput,
  openPredict,
  photoPreview,
  reportHeading,
  requestDiagnosis,
  waitingNotice,
} from './support/pages'
import { storedPhotos, storedScans } from './support/storedPhotos'
import { appStored, storeAppAtOnce } from './support/storedApp'

const expectNoneStored = (page: Page) => expect.poll(() => storedPhotos(page)).toEqual([])

/** Asks about a leaf where there is no network; resolves when the page says that the photo waits. */
async function diagnoseOffline(page: Page) {
  await choosePhoto(page)
  await page.waitForLoadState('networkidle') // all that is loaded ahead is here
  await page.context().setOffline(true)
  await requestDiagnosis(page)
  await expect(waitingNotice(page)).toBeVisible()
  await expect(page.getByText(NOTHING_LOST)).toBeVisible()
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

  test(
    'is stored as a small copy and sent once when the network is back',
    { tag: '@smoke' },
    async ({ page, context }) => {
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
    },
  )
})

test('on a first visit a photo waits although the network is lost as soon as the page is there', async ({ page }) => {
  await openPredict(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle') // no service worker has stored anything yet
  await page.context().setOffline(true)
  await choosePhoto(page)
  await requestDiagnosis(page)
  await expect(waitingNotice(page)).toBeVisible()
  await expect(page.getByText(NOTHING_LOST)).toBeVisible()
  await waitingNotice(page).click()
  await expect(page.getByText('Waits for the network')).toBeVisible()
})

test('without the code that sends, the press says so and the photo stays', async ({ page }) => {
  await page.route(/\/assets\/.*sending/, (route) => route.abort())
  await openPredict(page)
  await choosePhoto(page)
  await requestDiagnosis(page)
  await expect(page.getByText(NO_RESPONSE)).toBeVisible()
  await expect(photoPreview(page)).toBeVisible()
})

test('a photo is sent after the browser closed its storage connection', async ({ page, context }) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB)
    const opened: IDBOpenDBRequest[] = []
    indexedDB.open = (...database) => {
      const request = open(...database)
      opened.push(request)
      return request
    }
    Object.assign(window, {
      closeDatabases: () => {
        for (const { result } of opened) result.close()
      },
    })
  })
  await openPredict(page)
  await diagnoseOffline(page)
  await page.evaluate(() => {
    // set by the init script of this test
    ;(window as unknown as { closeDatabases: () => void }).closeDatabases()
  })
  await context.setOffline(false)
  await expect(reportHeading(page)).toBeVisible()
  await expectNoneStored(page)
})

test.describe('a photo in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(async ({ page }) => {
    await storeAppAtOnce(page)
    await openPredict(page)
    await appStored(page)
    await openAsOffline(page)
  })

  test('is shown again offline and sent when the network is back', async ({ page, context }) => {
    await diagnoseOffline(page)
    const keys = recordKeys(context)
    await page.reload()
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
    await other.goto(page.url())
    await expect(waitingNotice(other)).toBeVisible()
    const keys = recordKeys(context)
    await context.setOffline(false)
    await Promise.all([page.evaluate(comeOnline), other.evaluate(comeOnline)])
    for (const tab of [page, other]) await expect(reportHeading(tab)).toBeVisible()
    await expectNoneStored(page)
    expect(keys).toHaveLength(1)
  })

  test('three scans queued offline across a reload all arrive once', async ({ page, context }) => {
    test.slow()
    await diagnoseOffline(page)
    for (const count of [2, 3]) {
      if (count === 3) await page.goto('/predict')
      await fileInput(page).setInputFiles(await anotherLeaf(count))
      await expect(diagnoseButton(page)).toBeEnabled()
      await requestDiagnosis(page)
      await expect(page.getByText(`${count} photos wait`)).toBeVisible()
      await expect
        .poll(async () => (await storedScans(page)).filter(({ status }) => status === 'queued'))
        .toHaveLength(count) // before that a reload makes it a draft again
    }
    await page.goto('/predict')
    await expect(page.getByText('3 photos wait')).toBeVisible()
    const keys = recordKeys(context)
    await context.setOffline(false)
    await page.evaluate(comeOnline)
    await expect(page.getByRole('link', { name: /^3 new answers/ })).toBeVisible()
    await expectNoneStored(page)
    expect([keys.length, new Set(keys).size]).toEqual([3, 3])
    await expectCredits(page, 2)
    await page.goto('/history')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  })
})

/** The same leaf in another size, so that it is another photo. */
const anotherLeaf = async (number: number) => ({
  name: 'leaf.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(LEAF)
    .resize(600 - 20 * number)
    .jpeg()
    .toBuffer(),
})
