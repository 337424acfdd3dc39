import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'

import { launchChromium } from '../support/chromium'
import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'

jest.setTimeout(120_000)

const farmer = { username: 'Otieno', email: 'otieno@example.com', password: 'Mahindi-na-maharagwe-9' }
const SIX_MB = 6 * 1024 * 1024

let browser: Browser
let context: BrowserContext
let page: Page
let product: Awaited<ReturnType<typeof startProduct>>
let data: Awaited<ReturnType<typeof newDataDir>>
let port: number

beforeAll(async () => {
  data = await newDataDir()
  port = await freePort()
  product = await startProduct({ dataDir: data.folder, port })
  browser = await launchChromium()
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    baseURL: product.url,
  })
  page = await context.newPage()
  await fillSignUp(farmer)
  await submit('Sign Up')
  await shown('Account Created.')
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await data.remove()
})

const shown = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const submit = (name: string) => page.getByRole('button', { name, exact: true }).click()
const creditsAre = (count: number) =>
  page.waitForFunction(
    (expected) => new RegExp(`credits left\\D*${expected}`, 'i').test(document.body.innerText),
    count,
  )

async function fillSignUp({ username, email, password }: typeof farmer) {
  await page.goto('/login')
  await page
    .getByRole('button', { name: 'Sign Up' })
    .or(page.getByRole('link', { name: 'Sign Up' }))
    .first()
    .click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function diagnose(name: string, buffer: Buffer) {
  await page.goto('/predict')
  await creditsAre(5)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Diagnose' }).click()
}

describe('a photo that is none', () => {
  it.each([
    [
      'a text file renamed .jpg',
      () => Buffer.from('just a letter'),
      'This file is not a photo. Please choose a JPEG, PNG or WebP picture.',
    ],
    [
      'a truncated JPEG',
      () => photos.maizeRust.subarray(0, 40_000),
      'This photo is damaged and cannot be read. Please take or choose another one.',
    ],
    [
      '6 MB that no browser can shrink',
      () => Buffer.alloc(SIX_MB, 'x'),
      'The file is too large. Please upload a smaller file.',
    ],
    ['an empty file', () => Buffer.alloc(0), 'The photo is empty. Please choose another one.'],
  ])('is refused clearly, for no credit: %s', async (_, content, sentence) => {
    await diagnose('leaf.jpg', content())
    await shown(sentence)
    await page.getByRole('button', { name: 'Diagnose' }).waitFor()
    await page.reload()
    await creditsAre(5)
  })

  it('is told for no credit: nothing but noise', async () => {
    const noise = await sharp({
      create: {
        width: 1600,
        height: 1300,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(noise.length).toBeGreaterThan(5 * 1024 * 1024)
    await diagnose('noise.png', noise)
    await page.getByText('This scan is free.').first().waitFor()
    await creditsAre(5)
  })
})

describe('a form', () => {
  it('left empty names its fields and sends nothing', async () => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await context.clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
    })
    await page.goto('/login')
    calls.length = 0
    await submit('Login')
    await shown('Invalid Email')
    await shown('Password is required')
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  })

  it('with a wrong password is refused in words', async () => {
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(farmer.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await submit('Login')
    await shown('The e-mail address or the password is wrong.')
  })

  it('with a taken address, whatever its case, is refused in words', async () => {
    await fillSignUp({ ...farmer, email: farmer.email.toUpperCase() })
    await submit('Sign Up')
    await shown('This e-mail address is already registered.')
  })
})

describe('a bad connection', () => {
  beforeAll(async () => {
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(farmer.email)
    await page.getByLabel('Password', { exact: true }).fill(farmer.password)
    await submit('Login')
    await shown('Login successful.')
    await page.goto('/predict')
    await creditsAre(5)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: photos.maizeRust })
  })
  const tokens = () => page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')])
  const tryToDiagnose = () => page.getByRole('button', { name: 'Diagnose' }).click()

  it('without a network says so and keeps the photo, the session and the credits', async () => {
    const before = await tokens()
    await context.setOffline(true)
    await tryToDiagnose()
    await shown('No response from server. Please try again later.')
    expect(await tokens()).toEqual(before)
    await page.getByAltText('The chosen leaf photo').waitFor()
    await context.setOffline(false)
  })

  it('with the server stopped says the same, and works once it is back', async () => {
    await product.stop()
    await tryToDiagnose()
    await shown('No response from server. Please try again later.')
    product = await startProduct({ dataDir: data.folder, port })
    await tryToDiagnose()
    await page
      .getByText(/common rust/i)
      .first()
      .waitFor()
    await creditsAre(4)
  })
})

describe('an access token', () => {
  const spoil = (change: (access: string) => string) =>
    page.evaluate((access) => {
      localStorage.setItem('access', access)
    }, change('header.payload.signature'))

  it.each([
    [
      'that has expired',
      () => 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIxIiwic2lkIjoiMSIsImlhdCI6MSwiZXhwIjoyfQ.AAAA',
    ],
    ['that is forged', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiMSIsImV4cCI6OTk5OTk5OTk5OX0.'],
  ])('%s is renewed once, without a word', async (_, forge) => {
    const refreshes: string[] = []
    const count = (request: { url(): string }) => {
      if (request.url().includes('/api/auth/refresh/')) refreshes.push(request.url())
    }
    page.on('request', count)
    await spoil(forge)
    await page.goto('/predict')
    await creditsAre(4)
    page.off('request', count)
    expect(refreshes).toHaveLength(1)
  })

  it('beside a forged refresh token signs out, and the call asks to log in', async () => {
    await spoil(() => 'forged')
    await page.evaluate(() => {
      localStorage.setItem('refresh', 'forged.forged.forged')
    })
    await page.goto('/predict')
    await page.waitForFunction(
      () => localStorage.getItem('access') === null && localStorage.getItem('refresh') === null,
    )
    await creditsAre(0)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: photos.maizeRust })
    await page.getByRole('button', { name: 'Diagnose' }).click()
    await shown('Please log in first.')
  })
})
