import type { Locator, Page } from '@playwright/test'

import { endpoints } from '~/contract/endpoints'

import { expect, test } from './support/fixtures'
import { choosePhoto, diagnoseButton, openPredict, storedTokens } from './support/pages'
import { SCREENS, boxOf, predictLeaf, visibleCharacters } from './support/specification'

const CHARACTERS_A_SECOND = 1000 / 20

test.use({ isSignedIn: true })

/** Stops the clock of the page before the answer comes; resolves when it is there. */
async function receive(page: Page, title: string, json: object) {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${endpoints.predict.url}`, async (route) => {
    await isAsked
    await route.fulfill({ json })
  })
  await choosePhoto(page)
  await diagnoseButton(page).click()
  await expect(page.getByRole('button', { name: /Diagnosing\.\.\.$/ })).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  answer()
  const heading = page.locator('main h2').filter({ hasText: title })
  const count = async () => {
    await page.clock.runFor(40)
    return heading.count()
  }
  await expect.poll(count, { intervals: [50] }).toBe(1)
  return heading
}

/** The typewriter goes on for a second of the page's clock. */
async function expectTyping(page: Page) {
  const before = await visibleCharacters(page)
  await page.clock.runFor(1000)
  const typed = async () => (await visibleCharacters(page)) - before
  await expect.poll(typed).toBeGreaterThanOrEqual(CHARACTERS_A_SECOND - 4)
  expect(await typed()).toBeLessThanOrEqual(CHARACTERS_A_SECOND + 4)
}

test('55, 56: Markdown without data is typed, 20 ms a character', async ({ page }) => {
  await page.clock.install()
  await openPredict(page)
  const result = `## Rust\n\n${'Rub ten leaves with a clean finger. '.repeat(20)}`
  const heading = await receive(page, 'Rust', { result, credits: 4 })
  await page.clock.runFor(1000)
  await expectTyping(page)
  await page.clock.resume()
  await heading.click()
  await expect(page.locator('main section').getByText(/^(Rub ten leaves with a clean finger\. ?){20}$/)).toBeVisible()
})

const OTHER_ROW = /Look again|field/i

async function foldsBelow(page: Page, heading: Locator) {
  const { bottom } = await boxOf(heading)
  const below: Locator[] = []
  for (const fold of await page.locator('main button[aria-expanded]:visible').all())
    if ((await boxOf(fold)).top > bottom) below.push(fold)
  return below
}

/** The lines of the text below its first break, without marks. */
const linesBelowFirstScreen = (result: string) =>
  result
    .split('\n')
    .slice(result.split('\n').indexOf('---'))
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2).replace(/\[([^\]]*)\]\([^)]*\)|[*_]/g, '$1'))

for (const screen of SCREENS)
  test(`1, 54 to 56, 66: at ${screen.width} px the words of the answer are typed in place, the sections of its text follow`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(screen)
    await page.clock.install()
    await openPredict(page)
    const json = await predictLeaf(baseURL!, (await storedTokens(page)).access!)
    const { title, actions } = json.diagnosis.answer

    const heading = await receive(page, title, json)
    const folds = await foldsBelow(page, heading)
    expect(await folds[0]!.innerText()).not.toMatch(OTHER_ROW) // the sections come before other rows
    const above = await heading.elementHandle()
    const distance = () =>
      folds[0]!.evaluate(
        (fold, element) => fold.getBoundingClientRect().top - (element as Element).getBoundingClientRect().top,
        above,
      )
    const before = await distance()
    await expectTyping(page)
    expect(await distance()).toBe(before) // nothing moves

    await page.clock.resume()
    await heading.click()
    for (const action of actions) await expect(page.getByRole('main')).toContainText(action)
    await expect(page).toHaveURL(/\/predict\?scan=[\w-]+$/)

    for (const fold of folds.reverse()) if (!OTHER_ROW.test(await fold.innerText())) await fold.click()
    const lines = linesBelowFirstScreen(json.result)
    for (const line of [lines[0]!, lines.at(-1)!]) await expect(page.getByRole('main')).toContainText(line)
  })
