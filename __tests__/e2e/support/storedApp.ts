import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

/** As in `registerServiceWorker`. */
const QUIET_MS = 20_000

/** Pages opened from now on are kept by the browser at once, not after a while without anything loading. */
export const storeAppAtOnce = (target: BrowserContext | Page) =>
  target.addInitScript((quietMs) => {
    const wait = window.setTimeout.bind(window) as (handler: TimerHandler, timeout?: number) => number
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, timeout?: number) => wait(handler, timeout === quietMs ? 0 : timeout),
    })
  }, QUIET_MS)

/** Resolves when the browser has stored the whole app. */
export const appStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null))

export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })

export const expectNoServiceWorker = async (page: Page) => {
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
}
