import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'
import { parse } from 'acorn'

import { expect, test } from './support/fixtures'
import { hydrated } from './support/pages'

const PUBLIC_DIR = path.resolve('dist/public')
const TEXTS = [
  'Jani needs a newer browser. Please update yours.',
  'Jani inahitaji kivinjari kipya zaidi. Tafadhali sasisha chako.',
]
/** What the browsers below do not know either. */
const NEWER_SYNTAX = 'let a = 1 ||||= 2;'
const BOOTSTRAP = /<script data-main="[^"]*">/
const INLINE = /<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g

/** Serves the page with another text, without the policy whose hashes no longer fit. */
const change = (page: Page, edit: (html: string) => string) =>
  page.route('**/predict', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(edit(html)).not.toBe(html)
    await route.fulfill({ status: 200, contentType: 'text/html', body: edit(html) })
  })

async function expectTold(page: Page) {
  await page.goto('/predict')
  for (const text of TEXTS) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('Jani could not be loaded.')).toBeHidden()
}

test('Chrome 61 can parse every inline script of a page', async () => {
  const pages = (await readdir(PUBLIC_DIR)).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const html = (await readFile(path.join(PUBLIC_DIR, name))).toString()
    const scripts = [...html.matchAll(INLINE)].map(([, text = '']) => text)
    expect([name, scripts.length]).toEqual([name, 2])
    for (const script of scripts) expect(() => parse(script, { ecmaVersion: 2017 })).not.toThrow()
  }
})

test('a browser that cannot read the first script is told to update', { tag: '@smoke' }, async ({ page }) => {
  await change(page, (html) => html.replace(BOOTSTRAP, `$&${NEWER_SYNTAX}`))
  await expectTold(page)
})

test('a browser that lacks what the first script calls is told to update', async ({ page }) => {
  await change(page, (html) => html.replace(BOOTSTRAP, '$&Element.prototype.toggleAttribute = undefined;'))
  await expectTold(page)
})

test('a browser that cannot read the app is told to update', async ({ page }) => {
  await page.route('**/assets/main.*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: NEWER_SYNTAX }),
  )
  await expectTold(page)
})

/** As Chromium 92 and Safari 14. */
test('a browser that lacks what the app calls is told to update', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Object, 'hasOwn'],
      [globalThis, 'reportError'],
      [globalThis, 'structuredClone'],
    ] as const)
      Reflect.deleteProperty(owner, name)
  })
  await expectTold(page)
})

test('a browser that cannot read a later script is told to update', async ({ page }) => {
  await page.route('**/assets/login.*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: NEWER_SYNTAX }),
  )
  await page.goto('/login')
  for (const text of TEXTS) await expect(page.getByText(text)).toBeVisible()
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByText(/^Jani needs a newer browser.*credits are safe/)).toBeVisible()
  await expect(page.getByText(/Check your connection/)).toBeHidden()
})

test('a lost file does not send a user to another browser', async ({ page }) => {
  await page.route('**/assets/login.*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('Jani could not be loaded.')).toBeVisible()
  await expect(page.locator('#old-browser')).toBeHidden()
})

for (const address of ['/predict', '/'])
  test(`no other browser sees that notice at ${address}`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const notice = document.getElementById('old-browser')!
        new MutationObserver(() => (notice.dataset['seen'] = '')).observe(notice, { attributes: true })
      })
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#old-browser')).toBeHidden()
    expect(await page.locator('#old-browser').getAttribute('data-seen')).toBeNull()
  })
