import { leafLabels } from '../diagnosis/labels'
import { predictionIn } from '../support/predictions'
import { expect, test } from './support/fixtures'
import { openHistoryEntry } from './support/historyStates'
import { hydrated, showPhotos } from './support/pages'

test.use({ isSignedIn: true, locale: 'sw-KE' })

/** Three candidates with the longest names and checks, and the photo. */
const candidates = leafLabels
  .filter((label) => /^Orange.*(Black|Haung|Canker)/.test(label))
  .map((label) => ({ label, probability: 0.3 }))

test('the page for the farm officer is one page', async ({ page }) => {
  await page.route('**/api/predict/', (route) =>
    route.fulfill({ json: predictionIn('sw', { kind: 'ranked', candidates }) }),
  )
  await page.goto('/predict')
  await showPhotos(page)
  await page.getByRole('button', { name: 'Chunguza', exact: true }).click()
  await page.getByRole('button', { name: 'Shiriki' }).click()
  await page.getByRole('switch').check()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'Ukaguzi wa jani: kwa afisa wa kilimo' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(candidates.length + 1)
  await expect(page.getByRole('banner')).toBeHidden()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('the landing page prints fully at any scroll position', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const waiting = page.locator('[data-reveal=waiting]')
  await expect(waiting).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const opacities = await waiting.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).opacity))
  expect(new Set(opacities)).toEqual(new Set(['1']))
})

test('a result in dark mode prints dark on white, complete and without controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHistoryEntry(page)
  await expect(page.locator('html[data-dark]')).toBeAttached()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const colours = () =>
    page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor])
  await expect.poll(colours).toEqual(['rgb(26, 35, 28)', 'rgb(255, 255, 255)'])
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true }).and(page.locator(':not(:has(img))'))).toHaveCount(0)
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (box) => box.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(box).position),
      ).length,
  )
  expect(fixed).toBe(0)
})
