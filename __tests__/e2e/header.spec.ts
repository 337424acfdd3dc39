import type { Browser } from '@playwright/test'

import { signedInState } from './support/accounts'
import { expect, test } from './support/fixtures'
import { launchWithText } from './support/largeText'
import { hydrated } from './support/pages'

/** Runs in the page: what lies over the next control of the header, runs out of its box or out of the window. The order of Tab is that of the page. */
function headerOverlaps() {
  const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
  const shown = controls.filter((control) => control.checkVisibility())
  const boxes = shown.map((control) => ({ control, box: control.getBoundingClientRect() }))
  return boxes.flatMap(({ control, box }, index) => {
    const next = boxes[index + 1]?.box
    const isOver = control.scrollWidth > control.clientWidth || box.right > (next?.left ?? window.innerWidth)
    return isOver ? [control.innerText] : []
  })
}

/** As long as a name may be, of the widest letters. */
const LONGEST_NAME = 'Mwamwamwamwamwam Mwamwamwamwamwam'

const WIDTHS = [360, 1024, 1216, 1280, 1440, 1920]

async function openAs(
  username: string | null,
  locale: string,
  { browser, baseURL }: { browser: Browser; baseURL: string },
) {
  const storageState = username === null ? undefined : await signedInState(baseURL)
  const page = await browser.newPage({ baseURL, locale, storageState })
  const user = { username, credits: 5 }
  await page.route('**/api/users/get_user', (route) => route.fulfill({ json: { user } }))
  await page.goto('/contact')
  await hydrated(page)
  if (username !== null) await page.locator('header [aria-haspopup=menu]').waitFor({ state: 'attached' })
  return page
}

const readers = ['en-KE', 'sw-KE'].flatMap((locale) => [null, 'Jo', LONGEST_NAME].map((name) => ({ locale, name })))

test('header elements never overlap at any window size', async ({ baseURL }) => {
  test.slow()
  const faults: unknown[] = []
  for (const size of [16, 20, 24, 32]) {
    const browser = await launchWithText(size)
    for (const { locale, name } of readers) {
      const page = await openAs(name, locale, { browser, baseURL: baseURL! })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 })
        const over = await page.evaluate(headerOverlaps)
        faults.push(...over.map((control) => [size, locale, name, width, control]))
      }
      await page.close()
    }
    await browser.close()
  }
  expect(faults).toEqual([])
})
