import { AxeBuilder } from '@axe-core/playwright'

import { expect, test } from './support/fixtures'
import { hydrated, openHome, settled } from './support/pages'

const PAGES = ['/library', '/sw/library', '/library/tomato-mosaic-virus', '/sw/library/orange-greening']

test.describe('the leaf library', () => {
  test('has no accessibility violations', { tag: '@layout' }, async ({ page }) => {
    test.slow()
    for (const path of PAGES)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await page.mouse.move(5, 5)
        await hydrated(page)
        await settled(page)
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        expect(violations.map(({ id, nodes }) => [path, colorScheme, id, nodes[0]?.html])).toEqual([])
      }
  })

  test('is found from the FAQ, and a page of it can be read before any script', async ({ page, request }) => {
    await openHome(page)
    await page.getByRole('link', { name: 'Look up a disease in the leaf library' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Common rust' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Common rust' })).toBeVisible()
    await expect(page).toHaveURL('/library/maize-common-rust')
    const html = await (await request.get('/library/maize-common-rust')).text()
    expect(html).toContain('brick-red bumps')
    expect((await request.get('/library/no-such-condition')).status()).toBe(404)
  })

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' })

    test('opens every page once the app was visited', async ({ page, context }) => {
      await page.goto('/about')
      await page.mouse.move(5, 5)
      await page.waitForFunction(() =>
        navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
      )
      await context.setOffline(true)
      for (const path of ['/library', '/library/maize-common-rust', '/library/grape-esca']) {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/library|rust|Esca/)
      }
    })
  })
})
