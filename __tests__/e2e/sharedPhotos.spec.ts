import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures'
import { LEAF } from './support/pages'
import { storedPhotos } from './support/storedPhotos'
import { appStored, storeAppAtOnce } from './support/storedApp'

type SharedFile = { name: string; type: string; buffer: Buffer }

const { share_target: target } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  share_target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } }
}
const leaf = (name: string, type = 'image/jpeg') => ({ name, type, buffer: readFileSync(LEAF) })

/** Another app: a page of another origin, whose form is what the manifest describes. */
async function shareFrom(page: Page, home: string, files: SharedFile[]) {
  const { action, method, enctype, params } = target
  const form = `<form action="${home}${action}" method="${method}" enctype="${enctype}"><input type="file" name="${params.files[0]!.name}" multiple><button>Share</button></form>`
  const app = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(form))
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(app.address() as AddressInfo).port}`)
  await page.locator('input').setInputFiles(files.map(({ name, type, buffer }) => ({ name, mimeType: type, buffer })))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.waitForURL((url) => url.pathname === action)
  app.close()
}

for (const isSignedIn of [true, false])
  test.describe(isSignedIn ? 'signed in' : 'signed out', () => {
    test.use({ serviceWorkers: 'allow', isSignedIn })

    test('photos shared by another app are offered on the diagnosis screen, and other files named', async ({
      page,
      baseURL,
      consoleErrors,
    }) => {
      await storeAppAtOnce(page)
      await page.goto('/about')
      await page.mouse.move(5, 5)
      await appStored(page)
      await shareFrom(page, baseURL!, [
        leaf('IMG_1.jpg'),
        leaf('IMG_2', 'application/octet-stream'), // as some galleries send it
        { name: 'notes.txt', type: 'text/plain', buffer: Buffer.from('not a photo') },
      ])
      await expect(page.getByText('3 photos were shared: add them?')).toBeVisible()
      await expect(page.getByAltText(/^Leaf photo/)).toHaveCount(0)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByAltText('Leaf photo 2 of 2')).toBeVisible()
      await expect(page.getByText(/^notes\.txt: /)).toBeVisible()
      await expect.poll(async () => (await storedPhotos(page)).length).toBe(2)
      await page.reload()
      await expect(page.getByAltText('Leaf photo 2 of 2')).toBeVisible() // taken once
      await shareFrom(page, baseURL!, [leaf('IMG_3.jpg')])
      await expect(page.getByAltText('Leaf photo 2 of 2')).toBeVisible()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByAltText('Leaf photo 3 of 3')).toBeVisible()
      expect(consoleErrors).toEqual([])
    })
  })

test('photos shared before the service worker is ready open the diagnosis screen with a message', async ({
  page,
  baseURL,
}) => {
  await shareFrom(page, baseURL!, [leaf('IMG_1.jpg'), { ...leaf('IMG_2.jpg'), buffer: Buffer.alloc(8_000_000) }])
  await expect(page.getByText(/^Not all shared photos have arrived/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
