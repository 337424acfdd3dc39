import type { Page } from 'playwright-core'

export const previewOf = (page: Page) => page.getByAltText('The chosen leaf photo')

/** Chooses a photo, by its bytes or by its path (bytes are handed over in the page, which stands still meanwhile); resolves when the page shows it and no answer to another one. */
export async function choose(page: Page, photo: Buffer | string) {
  const file = typeof photo === 'string' ? photo : { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Your diagnosis will appear here').waitFor()
  await previewOf(page).waitFor()
}

/** Not by its role: it is hidden from assistive technology until it has been read out. */
export const reportOf = (page: Page) => page.locator('main h2').filter({ hasText: 'Maize' })

export const press = (page: Page) => page.getByRole('button', { name: 'Diagnose', exact: true }).click()
