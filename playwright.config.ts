import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { defineConfig } from '@playwright/test'

import type { TestOptions } from './__tests__/e2e/support/fixtures'

const port = process.env['E2E_PORT'] ?? '3210'
/** Workers read this file again and inherit the folder. */
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'jani-e2e-'))

const chromium = {
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
}
const onDesktop = { viewport: { width: 1280, height: 800 }, device: 'desktop' } as const
const desktop = { ...chromium, ...onDesktop }
const phone = { ...chromium, viewport: { width: 360, height: 740 }, device: 'phone' } as const
const STRESS = '**/stress/*.spec.ts'

/**
 * Of Playwright itself: `npx playwright install firefox webkit`, then `E2E_BROWSERS=firefox,webkit`. Tests tagged
 * `@chromium` are left out: elsewhere a service worker answers no navigation while Playwright emulates a lost network.
 */
const asked = process.env['E2E_BROWSERS']?.split(',') ?? []
const otherBrowsers = (['firefox', 'webkit'] as const)
  .filter((browserName) => asked.includes(browserName))
  .map((browserName) => ({
    name: browserName,
    grep: /@smoke/,
    grepInvert: /@phone|@chromium/,
    testIgnore: STRESS,
    use: { ...onDesktop, browserName },
  }))

/** Tests run on a desktop. A test tagged `@layout` runs on a phone too, one tagged `@phone` on a phone only. `npm test` runs those tagged `@smoke`. */
export default defineConfig<TestOptions>({
  testDir: '__tests__/e2e',
  testMatch: '**/*.spec.ts',
  tsconfig: './tsconfig.tests.json',
  outputDir: '.cache/playwright',
  globalSetup: './__tests__/e2e/support/globalSetup.ts',
  workers: 2,
  retries: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: 'block',
    // snapshots would fetch the photo previews, which the content security policy refuses
    trace: { mode: 'on-first-retry', snapshots: false, screenshots: true },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, testIgnore: STRESS, use: desktop },
    { name: 'phone', grep: /@phone|@layout/, testIgnore: STRESS, use: phone },
    { name: 'stress', testMatch: STRESS, use: desktop },
    ...otherBrowsers,
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DATABASE_URL: '',
      SIGN_UPS_PER_HOUR: '10000', // every account of the tests comes from one address
      ACCOUNT_REQUESTS_PER_MINUTE: '100000',
      ADDRESS_REQUESTS_PER_MINUTE: '100000',
      MPESA_SIMULATOR: '1',
    },
  },
})
