import path from 'node:path'

import type { Browser, Page } from 'playwright-core'

import { launchChromium } from '../support/chromium'
import { freePort, newDataDir, startProduct } from '../support/product'

jest.setTimeout(120_000)

const LEAF = path.resolve('__tests__/support/photos/maizeRust.jpg')
const farmer = { username: 'Wanjiru', email: 'wanjiru@example.com', password: 'Shamba-ya-mahindi-7' }

const screens = [
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
]

describe.each(screens)("a farmer's story on $name", ({ viewport }) => {
  let browser: Browser
  let page: Page
  let product: Awaited<ReturnType<typeof startProduct>>
  let data: Awaited<ReturnType<typeof newDataDir>>
  let port: number
  const complaints: string[] = []

  beforeAll(async () => {
    data = await newDataDir()
    port = await freePort()
    product = await startProduct({ dataDir: data.folder, port })
    browser = await launchChromium()
    const context = await browser.newContext({ viewport, baseURL: product.url })
    page = await context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
    await data.remove()
  })

  const isPhone = viewport.width < 1024
  const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
  const credits = async () =>
    (
      await page
        .getByText(/credits left/i)
        .first()
        .innerText()
    ).replace(/\D+/g, '')

  async function logOut() {
    if (isPhone) {
      await page.getByRole('button', { name: /menu/i }).first().click()
      await page.getByRole('button', { name: 'Log Out' }).click()
      return
    }
    await page.getByText(`Hi, ${farmer.username}`).hover()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }

  async function logIn() {
    await page.goto('/login')
    await page.getByLabel('Email Address').fill(farmer.email)
    await page.getByLabel('Password', { exact: true }).fill(farmer.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await toast('Login successful.')
  }

  it('signs up and lands at home', async () => {
    await page.goto('/login')
    await page
      .getByRole('button', { name: 'Sign Up' })
      .or(page.getByRole('link', { name: 'Sign Up' }))
      .first()
      .click()
    await page.getByLabel('Username').fill(farmer.username)
    await page.getByLabel('Email Address').fill(farmer.email)
    await page.getByLabel('Password', { exact: true }).fill(farmer.password)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await toast('Account Created.')
    await page.waitForURL('**/')
  })

  it('photographs a leaf and reads what the network recognised, for one credit', async () => {
    await page.goto('/predict')
    await page.waitForFunction(() => /credits left\D*5/i.test(document.body.innerText))
    const upload = page.waitForRequest('**/api/predict/')
    await page.locator('input[type=file]').setInputFiles(LEAF)
    await page.getByRole('button', { name: 'Diagnose' }).click()
    expect((await upload).method()).toBe('POST')
    await page
      .getByText(/common rust/i)
      .first()
      .waitFor()
    await page.waitForFunction(() => /credits left\D*4/i.test(document.body.innerText))
    expect(await credits()).toBe('4')
  })

  it('is still signed in after a reload, and after a restart of the server', async () => {
    await page.reload()
    await page.waitForFunction(() => /credits left\D*4/i.test(document.body.innerText))
    expect(await product.stop()).toBe(0)
    product = await startProduct({ dataDir: data.folder, port })
    await page.reload()
    await page.waitForFunction(() => /credits left\D*4/i.test(document.body.innerText))
    expect(await credits()).toBe('4')
  })

  it('logs out, and in again to the same account', async () => {
    await logOut()
    expect(await page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')])).toEqual([
      null,
      null,
    ])
    await logIn()
    await page.goto('/predict')
    await page.waitForFunction(() => /credits left\D*4/i.test(document.body.innerText))
    expect(await credits()).toBe('4')
  })

  it('has nothing in the console', () => {
    expect(complaints).toEqual([])
  })
})
