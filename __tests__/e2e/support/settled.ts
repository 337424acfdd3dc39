import type { Page } from 'playwright-core'

/** Resolves when nothing on the page is in motion any more. */
export const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0)
