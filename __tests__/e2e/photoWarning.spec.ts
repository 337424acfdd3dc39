import sharp from 'sharp'

import { photos } from '../support/photos'

import { expect, test } from './support/fixtures'
import { choosePhoto, openPredict, photoPreview, removePhoto } from './support/pages'
import { boxOf } from './support/specification'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

const leaf = () => sharp(photos.maizeRust).resize(640, 480)

test('a photo that is too dark is taken again or sent anyway, and a tap on a long one shows all of it', async ({
  page,
}) => {
  await openPredict(page)
  await choosePhoto(page, await leaf().linear(0.05).jpeg().toBuffer())
  const warning = page.getByRole('alert').filter({ hasText: 'The photo is too dark' })
  await expect(warning).toContainText('Go outside by day, into bright shade.')

  const camera = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take it again' }).click()
  const long = await leaf().resize(480, 1080).jpeg().toBuffer()
  await (await camera).setFiles({ name: 'long.jpg', mimeType: 'image/jpeg', buffer: long })
  await expect(warning).toBeHidden()
  const square = await boxOf(photoPreview(page))
  expect(square.bottom - square.top).toBeCloseTo(square.width, 0)
  await photoPreview(page).click()
  const whole = await boxOf(page.getByRole('dialog').locator('img'))
  expect((whole.bottom - whole.top) / whole.width).toBeCloseTo(1080 / 480, 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await removePhoto(page)
  await choosePhoto(page, await leaf().blur(40).jpeg().toBuffer())
  await expect(page.getByRole('alert')).toContainText('The photo is blurred')
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByRole('heading', { name: 'The photo is blurred' })).toBeVisible()
  await expect(page.getByText('Credits left: 5')).toBeVisible()
})
