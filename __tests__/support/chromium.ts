import { existsSync } from 'node:fs'

import packaged from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** CHROMIUM_PATH, a browser on this machine, or the one in the npm package. */
export const chromiumPath = async (): Promise<string> =>
  process.env['CHROMIUM_PATH'] ?? INSTALLED.find((candidate) => existsSync(candidate)) ?? packaged.executablePath()
