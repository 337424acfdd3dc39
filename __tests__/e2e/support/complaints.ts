import type { Page } from 'playwright-core'

/** Fills with whatever the page complains about from now on: errors, warnings, refusals of the content security policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus(page, message.location().url))
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  return complaints
}

/** Chromium mentions the 404 of a page that is meant to answer 404. */
const isOwnStatus = (page: Page, url: string) => url === page.url()
