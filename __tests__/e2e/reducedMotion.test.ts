import type { Page } from 'playwright-core'

import { devices } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { LEAF, REPORT } from './support/screenStates'

jest.setTimeout(120_000)

const product = givenProduct()

/** Runs in the page, before anything of it: writes down whatever begins to move, each in words. */
function watchMotion() {
  globalThis.motions = []
  const note = (event: Event) => {
    const { target, type } = event
    const what = event instanceof TransitionEvent ? event.propertyName : (event as AnimationEvent).animationName
    globalThis.motions.push(`${type} ${what} of ${(target as Element).className}`)
  }
  for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true)
}
declare global {
  var motions: string[]
}

const motions = (page: Page) => page.evaluate(() => globalThis.motions)

async function roamLandingPage(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'How It Works' }).click()
  await page.locator('#how-it-works:focus').waitFor() // a click may come before the script, which then scrolls
  await page.locator('main figure').first().scrollIntoViewIfNeeded()
  await page.locator('.slick-list').waitFor()
  for (const card of await page.locator('main .MuiCard-root:not([inert] *)').all()) await card.hover()
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await page.getByRole('button', { name: 'Which crops can Jani diagnose?' }).click()
  await page.getByText('Soybean, peach and squash: not yet.').waitFor()
  await page.getByRole('button', { name: 'Switch to dark colours' }).click()
}

async function openAndCloseMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
}

async function meetToast(page: Page) {
  await page.goto('/predict')
  await page.locator('input[type=file]').setInputFiles(LEAF)
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
}

async function readDiagnosis(page: Page) {
  await page.goto('/predict')
  await page.getByText('Credits left: 5').waitFor()
  await page.locator('input[type=file]').setInputFiles(LEAF)
  await page.getByRole('button', { name: 'Diagnose' }).click()
  await page.locator(`${REPORT}[aria-hidden=false]`).waitFor()
}

describe.each(devices)('whoever wants less motion sees none on a $name', ({ name, viewport }) => {
  const open = async (profile = {}) => {
    const page = await product.openPage({ viewport, reducedMotion: 'reduce', ...profile })
    await page.addInitScript(watchMotion)
    return page
  }

  it('on the landing page, in the menu, in a toast', async () => {
    const page = await open()
    await roamLandingPage(page)
    if (name === 'phone') await openAndCloseMenu(page)
    expect(await motions(page)).toEqual([])
    await meetToast(page)
    expect(await motions(page)).toEqual([])
    await page.context().close()
  })

  it('from a photo to its diagnosis', async () => {
    const page = await open(await product.signedIn())
    await readDiagnosis(page)
    expect(await motions(page)).toEqual([])
    await page.context().close()
  })
})

it('sees where there is motion for everybody else', async () => {
  const page = await product.openPage({ viewport: devices[0].viewport })
  await page.addInitScript(watchMotion)
  await roamLandingPage(page)
  expect(await motions(page)).not.toEqual([])
  await page.context().close()
})
