import { existsSync } from 'node:fs'

import packaged from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

import { collectViolations } from './violations'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A headless Chromium: CHROMIUM_PATH, one on this machine, or the one in the npm package. */
export const launchChromium = async (more: string[] = []): Promise<Browser> => collectViolations(await launch(more))

async function launch(more: string[]) {
  const path = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((candidate) => existsSync(candidate))
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...more,
  ]
  if (path) return chromium.launch({ executablePath: path, args: ['--no-sandbox', ...quiet] })
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', ...quiet],
  })
}
