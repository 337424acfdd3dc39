import sharp from 'sharp'

import { expect, test } from './support/fixtures'
import {
  LEAF,
  chooseCrop,
  choosePhoto,
  fileInput,
  nameField,
  openPredict,
  photoPreview,
  reportHeading,
  requestDiagnosis,
} from './support/pages'

test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

test('an answer has an address: Back, a reload and a second tab lead to it', async ({ page, context }) => {
  await openPredict(page)
  await choosePhoto(page)
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/predict\?scan=[\da-f-]{36}$/)
  const address = page.url()

  await page.getByRole('link', { name: 'New photo' }).click()
  await expect(page).toHaveURL('/predict')
  await expect(photoPreview(page)).toHaveCount(0)
  await page.goBack()
  await expect(reportHeading(page)).toBeVisible()
  await page.reload()
  await expect(reportHeading(page)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(address)
  await expect(reportHeading(tab)).toBeVisible()
  await page.goto('/history')
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL(address)
})

test('the next scan has neither crop nor field of the one before', async ({ page }) => {
  await openPredict(page)
  await chooseCrop(page, 'Tomato')
  await choosePhoto(page)
  await nameField(page, 'River')
  await requestDiagnosis(page)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()

  await page.getByRole('link', { name: 'New photo' }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await fileInput(page).setInputFiles({
    name: 'leaf.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(LEAF).resize(600).jpeg().toBuffer(),
  })
  for (const name of ['Tomato', 'River']) await expect(page.getByRole('radio', { name })).not.toBeChecked()
  await requestDiagnosis(page)
  await expect(reportHeading(page)).toBeVisible()
  await page.goto('/history')
  await expect(page.getByRole('region', { name: 'River' }).getByRole('listitem')).toHaveCount(1)
})
