import sharp from 'sharp'

import { phonePhoto } from '../support/phonePhoto'
import { photos } from '../support/photos'
import { expect, test } from './support/fixtures'
import { expectCredits, fileInput, openPredict, reportHeading, requestDiagnosis } from './support/pages'

const BYTES_PER_SECOND = 400_000 / 8
const BAR_PX = 96

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 616 } })

test(
  'three leaves and the entered crop make one result over 400 kbit/s, which is corrected for free',
  { tag: '@phone' },
  async ({ page, context }) => {
    const leaves = [
      await phonePhoto(),
      await sharp(photos.maizeRust).flip().jpeg().toBuffer(),
      await sharp(photos.maizeRust).flop().jpeg().toBuffer(),
    ]
    await openPredict(page)
    await page.waitForLoadState('networkidle')
    const client = await context.newCDPSession(page)
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })

    await test.step('crop and photos are on the first screen, above the button', async () => {
      await page.getByText('Maize', { exact: true }).click()
      await fileInput(page).setInputFiles(
        leaves.map((buffer, index) => ({ name: `leaf ${index}.jpg`, mimeType: 'image/jpeg', buffer })),
      )
      await expect(page.getByAltText('Leaf photo 3 of 3')).toBeInViewport({ ratio: 1 })
      const crop = (await page.getByRole('group', { name: 'Which crop is it?' }).boundingBox())!
      expect(crop.y + crop.height).toBeLessThanOrEqual(page.viewportSize()!.height - BAR_PX)
    })

    await test.step('one request, one credit', async () => {
      const asked = page.waitForRequest('**/api/predict/')
      await requestDiagnosis(page)
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
      expect(Number((await (await asked).allHeaders())['content-length'])).toBeLessThan(250_000)
      await expect(reportHeading(page)).toBeVisible({ timeout: 30_000 })
      await expect(reportHeading(page)).toBeFocused()
      await page.getByRole('button', { name: 'Why' }).click()
      await expect(page.getByRole('list', { name: 'What each photo showed' })).toBeVisible()
      await expectCredits(page, 4)
    })

    await test.step('the crop is corrected, and the balance stays', async () => {
      await page.getByRole('button', { name: 'What else' }).click()
      await expect(page.getByRole('heading', { name: 'Not maize? Choose the crop (free)' })).toBeVisible()
      await page.getByText('Tomato', { exact: true }).last().click()
      const corrected = page.locator('main h2').first()
      await expect(corrected).not.toContainText('Maize')
      await expect(corrected).toBeFocused()
      await expect(corrected).toBeInViewport({ ratio: 1 })
      await page.reload()
      await expectCredits(page, 4)
    })
  },
)
