import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { freePort, newDataDir } from '../support/product'
import { expect, test } from './support/fixtures'

/** Compiles client and server first. */
const FIRST_BUILD_MS = 5 * 60_000

test('npm run dev shows the app and answers its calls, without the notice for old browsers', async ({ page }) => {
  test.setTimeout(FIRST_BUILD_MS)
  const data = await newDataDir()
  const [port, devPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), DEV_PORT: String(devPort) }
  const env = { ...process.env, ...ports, DATA_DIR: data.folder, DATABASE_URL: '' }
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], { env, stdio: 'inherit' })
  const url = `http://localhost:${devPort}`
  try {
    const statusOf = (path: string) => fetch(url + path).then(({ status }) => status, () => undefined) // prettier-ignore
    await expect.poll(() => statusOf('/api/openapi.json'), { timeout: FIRST_BUILD_MS }).toBe(200)
    await page.goto(`${url}/predict`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const notice of ['#old-browser', '#load-error']) await expect(page.locator(notice)).toBeHidden()
  } finally {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
    await data.remove()
  }
})
