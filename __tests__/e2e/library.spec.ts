import { expect, test } from './support/fixtures'
import { hydrated, openHome } from './support/pages'
import { appStored, storeAppAtOnce } from './support/storedApp'

test.describe('the leaf library', () => {
  test('is found from the FAQ, and a page of it can be read before any script', async ({ page, request }) => {
    await openHome(page)
    await page.getByRole('link', { name: 'Look up a disease in the leaf library' }).click()
    await page.getByRole('link', { name: 'Maize' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Common rust' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Common rust' })).toBeVisible()
    await expect(page).toHaveURL('/library/maize-common-rust')
    const html = await (await request.get('/library/maize-common-rust')).text()
    expect(html).toContain('brick-red bumps')
    expect((await request.get('/library/no-such-condition')).status()).toBe(404)
  })

  test('keeps a sign in the address: for a link, and for Back', async ({ page, consoleErrors }) => {
    await page.goto('/library?sign=holes')
    await expect(page.getByRole('heading', { level: 1, name: 'Holes' })).toBeVisible()
    await page.getByRole('link', { name: /^Tuta absoluta/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Tuta absoluta/ })).toBeVisible()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Leaf library' }).click()
    await expect(page.getByRole('link', { name: 'Holes', exact: true })).toHaveAttribute('href', /\?sign=holes$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Holes' })).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' })

    test('opens every page once the app was visited', async ({ page, context }) => {
      await storeAppAtOnce(page)
      await page.goto('/about')
      await page.mouse.move(5, 5)
      await appStored(page)
      await context.setOffline(true)
      for (const path of [
        '/library',
        '/library?sign=mould',
        '/library/maize-common-rust',
        '/library/crop/kale',
        '/library/kale-black-rot',
        '/library/key?crop=maize',
        '/library/count?of=maize-grey-leaf-spot',
      ]) {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /library|Mould|rust|kale|Black rot|No photo|Count ten/,
        )
      }
    })
  })
})
