import sharp from 'sharp'

import { photos } from '../support/photos'
import { PASSWORD, USERNAME, newEmail, register } from './support/accounts'
import { expect, test } from './support/fixtures'
import {
  NO_ANSWER,
  choosePhoto,
  diagnoseButton,
  expectCredits,
  expectToast,
  logIn,
  openPredict,
  photoPreview,
  requestDiagnosis,
  signUp,
  storedTokens,
} from './support/pages'

const SIX_MB = 6 * 1024 * 1024
const WRONG_FILES = [
  [Buffer.from('just a letter'), 'This file is not a photo. Please choose a JPEG, PNG or WebP picture.'],
  [
    photos.maizeRust.subarray(0, 40_000),
    'This photo is damaged and cannot be read. Please take or choose another one.',
  ],
  [Buffer.alloc(SIX_MB, 'x'), 'The file is too large. Please upload a smaller file.'],
  [Buffer.alloc(0), 'The photo is empty. Please choose another one.'],
] as const

test.describe('signed in', () => {
  test.use({ isSignedIn: true, contextOptions: { reducedMotion: 'reduce' } })

  test('a text, a damaged photo, a large file and an empty file are refused in words and cost nothing', async ({
    page,
  }) => {
    for (const [buffer, sentence] of WRONG_FILES) {
      await openPredict(page)
      await page.locator('input[type=file]').setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer })
      await requestDiagnosis(page)
      await expectToast(page, sentence)
      await expect(diagnoseButton(page)).toBeVisible()
    }
    await openPredict(page, 5)
  })

  test('a picture of noise gets an answer that costs nothing', async ({ page }) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const canvas = sharp({ create: { width: 1600, height: 1300, channels: 3, background: 'grey', noise } })
    const png = await canvas.png().toBuffer()
    expect(png.length).toBeGreaterThan(5 * 1024 * 1024)
    await openPredict(page)
    await choosePhoto(page, png)
    await requestDiagnosis(page)
    await expect(page.getByText('This scan is free.').first()).toBeVisible()
    await expectCredits(page, 5)
  })
})

test('an empty login form names its fields and sends nothing', async ({ page }) => {
  await page.goto('/login')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expectToast(page, 'Invalid Email')
  await expectToast(page, 'Password is required')
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
})

test('a wrong password and a taken address are refused in words', async ({ page, baseURL }) => {
  const email = newEmail()
  await register(baseURL!, email)
  await logIn(page, { email, password: 'not the password' })
  await expectToast(page, 'The e-mail address or the password is wrong.')
  await signUp(page, { username: USERNAME, email: email.toUpperCase(), password: PASSWORD })
  await expectToast(page, 'This e-mail address is already registered.')
})

test.describe('a bad connection', () => {
  test.use({
    baseURL: ({ server }, use) => use(server.url),
    isSignedIn: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('says that there is no response, keeps photo and session, and works again later', async ({
    page,
    context,
    server,
  }) => {
    await openPredict(page)
    await choosePhoto(page)
    const before = await storedTokens(page)
    await context.setOffline(true)
    await requestDiagnosis(page)
    await expectToast(page, NO_ANSWER)
    expect(await storedTokens(page)).toEqual(before)
    await expect(photoPreview(page)).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await context.setOffline(false)

    await choosePhoto(page)
    await server.stop()
    await requestDiagnosis(page)
    await expectToast(page, NO_ANSWER)
    await server.restart()
    await requestDiagnosis(page)
    await expect(page.getByText(/common rust/i).first()).toBeVisible()
    await expectCredits(page, 4)
  })
})
