import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { freePort, newDataDir, startProduct } from '../../support/product'
import type { RunningProduct } from '../../support/product'
import { signedInState } from './accounts'

export type TestOptions = {
  device: 'phone' | 'desktop'
  /** Starts every page of the test with the session of a new account. */
  isSignedIn: boolean
}

type Fixtures = {
  /** Errors and warnings in the console of `page`. */
  consoleErrors: string[]
  /** What the content security policy refused; a test fails unless this is empty at its end. */
  policyViolations: string[]
  /** A server of the test's own, for what would disturb the other tests. */
  server: RunningProduct & { dataDir: string; restart: () => Promise<void> }
}

export const test = base.extend<TestOptions & Fixtures>({
  device: ['desktop', { option: true }],
  isSignedIn: [false, { option: true }],

  storageState: async ({ isSignedIn, baseURL }, use) => {
    await use(isSignedIn ? await signedInState(baseURL!) : undefined)
  },

  consoleErrors: async ({ page }, use) => {
    await use(collectConsoleErrors(page))
  },

  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = []
      const PREFIX = 'policy violation: '
      context.on('console', (message) => {
        if (message.text().startsWith(PREFIX)) violations.push(message.text().slice(PREFIX.length))
      })
      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.info(`${prefix}${effectiveDirective} ${blockedURI} "${sample}"`)
        })
      }, PREFIX)
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],

  server: async ({}, use) => {
    const data = await newDataDir()
    const port = await freePort()
    let current = await startProduct({ dataDir: data.folder, port })
    await use({
      ...current,
      dataDir: data.folder,
      said: () => current.said(),
      stop: () => current.stop(),
      restart: async () => {
        await current.stop()
        current = await startProduct({ dataDir: data.folder, port })
      },
    })
    await current.stop()
    await data.remove()
  },
})

export { expect }

/** Without what the tests cause themselves: the 404 status of a page, and service workers that are blocked. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const isMeant = message.location().url === page.url() || message.text().startsWith('Service Worker registration')
    if (['error', 'warning'].includes(message.type()) && !isMeant) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
