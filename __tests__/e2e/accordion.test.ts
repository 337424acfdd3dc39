import type { Page } from 'playwright-core'

import { devices } from './support/devices'
import { givenProduct } from './support/givenProduct'

jest.setTimeout(60_000)

const product = givenProduct()

describe.each(devices)('the questions on a $name', ({ viewport }) => {
  let page: Page
  beforeAll(async () => {
    page = await product.openPage({ viewport })
    await page.goto('/')
  })
  afterAll(() => page.context().close())

  const questions = () => page.locator('button[id^="faq-"]')
  const answer = (index: number) => page.locator(`#faq-${index + 1}-answer`)

  /** Waits until exactly these answers can be read. */
  async function waitForOpen(open: number[]) {
    for (let index = 0; index < 6; index++)
      await answer(index).waitFor({ state: open.includes(index) ? 'visible' : 'hidden' })
    const expanded = await questions().evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-expanded')))
    expect(expanded.flatMap((state, index) => (state === 'true' ? [index] : []))).toEqual(open)
  }

  it('are six, all closed', async () => {
    expect(await questions().count()).toBe(6)
    await waitForOpen([])
  })

  it('open one at a time', async () => {
    await questions().nth(0).click()
    await waitForOpen([0])
    await questions().nth(4).click()
    await waitForOpen([4])
  })

  it('close with a second click', async () => {
    await questions().nth(4).click()
    await waitForOpen([])
  })
})
