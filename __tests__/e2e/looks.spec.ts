import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import type { PredictionResponse } from '~/contract/responses'

import { creditsOf, register } from './support/accounts'
import { expect, test } from './support/fixtures'
import { LEAF, showPhotos, storeTokens } from './support/pages'
import { storedPhotos } from './support/storedPhotos'

test.use({
  serviceWorkers: 'allow',
  locale: 'sw-KE',
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
})

/** The same leaf in another size, so that it is another photo. */
const leafOf = async (plot: number) => ({
  name: 'jani.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(LEAF)
    .resize(600 - 20 * plot)
    .jpeg()
    .toBuffer(),
})

const lookOf = (page: Page) => page.getByRole('region', { name: 'Imeangaliwa na simu hii.' })
const listOf = (page: Page) => page.getByRole('main')
const judged = (page: Page) => listOf(page).getByRole('listitem').filter({ hasText: 'Imeangaliwa na simu hii' })

async function lookAt(page: Page, plot: number) {
  await showPhotos(page, await leafOf(plot))
  await page.getByRole('button', { name: 'Chunguza', exact: true }).click()
  await expect(page.getByText(new RegExp(`^Picha ${plot} z?inasubiri$`))).toBeVisible()
  await expect(lookOf(page).getByRole('heading', { level: 2 })).toBeVisible()
}

test('three offline previews, one corrected; two are chosen and become diagnoses with the same verdicts', async ({
  page,
  server,
}) => {
  test.slow()
  const { access, refresh } = await register(server.url)
  await page.goto(`${server.url}/about`)
  await storeTokens(page, { access, refresh })
  await page.goto(`${server.url}/account?row=phone`)
  await page.getByRole('button', { name: /^Weka kwenye simu hii: MB \d\.\d$/ }).click()
  await expect(page.getByRole('heading', { name: 'Programu ya Jani iko kwenye simu hii' })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${server.url}/predict`)
  await expect(page.getByText('Krediti: 5')).toBeVisible()

  await server.stop()
  await page.reload()
  for (const plot of [1, 2, 3]) await lookAt(page, plot)
  const seen = await lookOf(page).getByRole('heading', { level: 2 }).textContent()
  await page.getByRole('button', { name: 'Shiriki' }).click()
  const sharing = page.getByRole('dialog', { name: 'Shiriki ilichoona simu hii' })
  await expect(sharing.getByRole('link', { name: 'Tuma kwa SMS moja' })).toHaveAttribute(
    'href',
    /si%20jibu%20kamili\.$/,
  )
  await expect(page.locator('[data-slip]')).toContainText('Imeangaliwa na simu tu: hili si jibu kamili.')
  await page.goBack()
  await expect(sharing).toBeHidden()
  await page.getByRole('button', { name: /^Si mahindi\?/ }).click()
  await page.getByRole('button', { name: 'Nyanya' }).click()
  await expect(lookOf(page).getByRole('heading', { level: 2 })).not.toHaveText(seen!)
  await page.getByRole('link', { name: 'Picha 3 zinasubiri' }).click()
  await expect(judged(page)).toHaveCount(3)
  const corrected = judged(page).filter({ hasNotText: 'Mahindi' })
  await expect(corrected).toHaveCount(1)
  await expect(listOf(page).getByRole('checkbox')).toHaveCount(0)
  await expect(listOf(page).getByText('Mtandao ukipatikana, utachagua picha za kutuma.')).toBeVisible()

  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.predict.url)) keys.push(request.headers()['idempotency-key'])
  })
  await server.restart()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const boxes = listOf(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await expect(corrected.getByRole('checkbox')).not.toBeChecked() // it names nothing now
  await expect(listOf(page).getByText(/^Picha 2, krediti\s2, KB \d+\. Una 5\.$/)).toBeVisible()
  expect([keys, await creditsOf(server.url, access)]).toEqual([[], 5])

  const answers: Promise<PredictionResponse>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(endpoints.predict.url)) answers.push(response.json() as Promise<PredictionResponse>)
  })
  await listOf(page).getByRole('button', { name: 'Tuma picha 2' }).click()
  await expect(page.getByRole('link', { name: / · jipya/ })).toHaveCount(2)
  expect(new Set(keys).size).toBe(2)
  for (const { diagnosis } of await Promise.all(answers))
    expect(seen).toContain(diagnosis.answer.title.replace(/ \(.*/, ''))
  await expect(page.getByText(/^Simu hii iliona kitu kingine/)).toHaveCount(0)
  expect(await creditsOf(server.url, access)).toBe(3)
  await expect(judged(page)).toHaveCount(1)

  const other = await register(server.url)
  await storeTokens(page, other)
  await page.goto(`${server.url}/predict`)
  await expect(page.getByText('Krediti: 5')).toBeVisible()
  await expect(page.getByText(/inasubiri$/)).toBeHidden()
  await expect.poll(() => storedPhotos(page)).toEqual([])
})
