import { chromium } from '@playwright/test'

import { chromiumPath } from '../../support/chromium'

/** By the setting of the browser, to which media queries listen, too. */
export const launchWithText = async (sizePx: number) =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--disable-gpu', `--blink-settings=defaultFontSize=${sizePx}`],
  })
