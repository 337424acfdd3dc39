import type { Page } from 'playwright-core'

import { DESKTOP, PHONE, devices } from './support/devices'
import { givenProduct } from './support/givenProduct'
import { LEAF, REPORT } from './support/screenStates'
import { watchShifts } from './support/shifts'

jest.setTimeout(120_000)

const product = givenProduct()

const diagnoseButton = (page: Page) => page.getByRole('button', { name: /^Diagnos/ })
const card = (page: Page) => page.locator('main .MuiCard-root')
const photo = (page: Page) => page.getByAltText('The chosen leaf photo')

async function openPredict(viewport: typeof PHONE) {
  const page = await product.openPage({ viewport, ...(await product.signedIn()) })
  await page.addInitScript(watchShifts)
  await page.goto('/predict')
  await page.getByText('Credits left: 5').waitFor()
  return page
}

/** Longer than a few lines of a phone, and typed within ten seconds. */
const SHORT_ANSWER = `## Maize: common rust

**Very sure.** A fungus causes it, and wind brings it from field to field in cool and moist weather.

### Do today

- Rub ten leaves with a clean finger and look for brick-red powder on it.
- See whether the upper leaves have bumps too, and count the plants that have them.
- Check five plants in five places of the field before you decide anything.

Look again in 7 days.`

/** From the photo to the last word of the answer, as fast as it is typed. */
async function readToTheLastWord(page: Page) {
  await page.locator('input[type=file]').setInputFiles(LEAF)
  await photo(page).waitFor()
  await diagnoseButton(page).click()
  await page.locator(`${REPORT}[aria-hidden=false]`).waitFor({ timeout: 60_000 })
}

async function boxOf(page: Page, of: (page: Page) => ReturnType<typeof card>) {
  const box = await of(page).boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

it.each(devices)(
  'moves nothing on a $name from the choice of a photo to the last word of the answer',
  async (device) => {
    const page = await openPredict(device.viewport)
    await page.route('**/api/predict/', (route) => route.fulfill({ json: { result: SHORT_ANSWER, credits: 4 } }))
    await readToTheLastWord(page)
    expect(await page.evaluate(() => globalThis.shiftsSoFar())).toEqual([])
    await page.context().close()
  },
)

it('has the answer beneath the button everywhere, and on a desktop beside the photo', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await openPredict(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await readToTheLastWord(page)
    const [answer, button, picture] = [
      await boxOf(page, card),
      await boxOf(page, diagnoseButton),
      await boxOf(page, photo),
    ]
    expect(answer.top).toBeGreaterThan(button.bottom)
    if (viewport === PHONE) expect(answer.top).toBeGreaterThan(picture.bottom)
    else expect(answer.left).toBeGreaterThan(picture.right)
    await page.context().close()
  }
})

it('keeps the photo in sight while a long answer beside it is read', async () => {
  const page = await openPredict(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await readToTheLastWord(page)
  await card(page).evaluate((answer) => {
    window.scrollBy({ top: answer.getBoundingClientRect().top, behavior: 'instant' })
  })
  const { top, bottom } = await boxOf(page, photo)
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(DESKTOP.height)
  await page.context().close()
})
