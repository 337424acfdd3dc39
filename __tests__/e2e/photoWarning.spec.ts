import sharp from 'sharp'

import { photos } from '../support/photos'

import { expect, test } from './support/fixtures'
import { choosePhoto, openPredict } from './support/pages'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

const leaf = () => sharp(photos.maizeRust).resize(640, 480)

test('a photo that is too dark is taken again or sent anyway, and a long one shows what is judged', async ({
  page,
}) => {
  await openPredict(page)
  await choosePhoto(page, await leaf().linear(0.05).jpeg().toBuffer())
  const warning = page.getByRole('alert').filter({ hasText: 'The photo is too dark' })
  await expect(warning).toContainText('Go outside by day, into bright shade.')
  await expect(page.locator('svg[data-mark="marked"]')).toBeVisible()

  const camera = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take it again' }).click()
  const long = await leaf().resize(480, 1080).jpeg().toBuffer()
  await (await camera).setFiles({ name: 'long.jpg', mimeType: 'image/jpeg', buffer: long })
  await expect(page.getByText('The marked middle is judged first, then the ends if it shows no leaf.')).toBeVisible()
  await expect(page.locator('svg[data-mark="markedLong"]')).toBeVisible()
  await expect(warning).toBeHidden()

  await page.getByRole('button', { name: 'Remove leaf photo 1' }).click()
  await choosePhoto(page, await leaf().blur(40).jpeg().toBuffer())
  await expect(page.getByRole('alert')).toContainText('The photo is blurred')
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByRole('heading', { name: 'The photo is blurred' })).toBeVisible()
  await expect(page.getByText('Credits left: 5')).toBeVisible()
})
