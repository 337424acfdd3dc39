import type { Locator, Page } from 'playwright-core'

import { devices } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { farmer } from './support/openProduct'
import { LEAF } from './support/screenStates'

jest.setTimeout(90_000)

/** More stops than any screen has. */
const MOST_STOPS = 60

const product = givenProduct()

/** Moves on with Tab until the target has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(focusIsVisible)).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${target.toString()}.`)
}

/** Runs in the page: a ring around the element, or around the field that it is part of. */
function focusIsVisible() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const field = focused.closest('.MuiInputBase-root')?.querySelector('fieldset')
  if (focused.tagName === 'INPUT' && field) return parseFloat(getComputedStyle(field).borderWidth) >= 2
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function fill(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

describe.each(devices)('with nothing but a keyboard on a $name', ({ name, viewport }) => {
  let page: Page
  beforeAll(async () => {
    page = await product.openPage({ viewport })
  })
  afterAll(() => page.context().close())

  it('finds from the landing page to the sign-up form', async () => {
    await page.goto('/')
    if (name === 'phone') await press(page, page.getByRole('button', { name: 'Open menu' }), 'Enter')
    await press(page, page.getByRole('link', { name: 'Get Started' }), 'Enter')
    await press(page, page.getByRole('link', { name: 'Sign Up' }), 'Enter')
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  })

  it('signs up', async () => {
    await fill(page, 'Username', farmer.username)
    await fill(page, 'Email Address', `${name}@example.com`)
    await fill(page, 'Password', farmer.password)
    await page.keyboard.press('Enter')
    await page.getByText('Account Created.', { exact: true }).waitFor()
    await page.waitForURL('**/')
  })

  it('chooses a photo and reads its diagnosis', async () => {
    await press(page, page.getByRole('button', { name: 'Diagnose Now' }), 'Space')
    await page.waitForURL('**/predict')
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name: 'Click to upload' }), 'Enter')
    await (await chooser).setFiles(LEAF)
    await press(page, page.getByRole('button', { name: 'Diagnose', exact: true }), 'Space')
    await press(page, page.getByRole('button', { name: 'Show all at once' }), 'Enter')
    await page.getByRole('heading', { name: /common rust/i }).waitFor()
  })

  it('finds on from there to the footer', async () => {
    await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }), 'Enter')
    await page.waitForURL('**/about')
  })
})
