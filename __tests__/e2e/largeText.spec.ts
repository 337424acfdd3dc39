import { chromium } from '@playwright/test'

import { chromiumPath } from '../support/chromium'

import { signedInState } from './support/accounts'
import { expect, test } from './support/fixtures'
import { screenStates } from './support/screenStates'

const NAMES = [
  'home',
  'home-due',
  'predict-due',
  'predict-preview',
  'predict-result',
  'answer-ranked',
  'answer-question',
]
const OTHERS = ['history', 'history-entry', 'login', 'sign-up-errors', 'account', 'library', 'predict-no-credits']
const WIDE_WORDS = ['home-answer-open', 'predict-earlier', 'predict-share', 'error', 'sw-library-orange-greening']
const states = Object.values(screenStates)
  .flat()
  .filter(({ name }) => [...NAMES, ...OTHERS, ...WIDE_WORDS].includes(name))
const WIDTHS = [412, 360, 320]

/** By the setting of the browser, to which media queries listen, too. */
test('text of twice the size makes no page scroll sideways', { tag: '@phone' }, async ({ baseURL }) => {
  test.slow()
  expect(states).toHaveLength(NAMES.length + OTHERS.length + WIDE_WORDS.length)
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--disable-gpu', '--blink-settings=defaultFontSize=32'],
  })
  const wide: unknown[] = []
  for (const { name, isSignedIn, open } of states) {
    const storageState = isSignedIn ? await signedInState(baseURL!) : undefined
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      baseURL,
      storageState,
      reducedMotion: 'reduce',
    })
    await open(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const { size, over } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        over: document.documentElement.scrollWidth - window.innerWidth,
      }))
      expect(size).toBe('32px')
      if (over > 0) wide.push([name, width, over])
    }
    await page.close()
  }
  await browser.close()
  expect(wide).toEqual([])
})
