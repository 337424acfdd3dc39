import type { Browser, BrowserContext } from 'playwright-core'

/** What pages have done against the content security policy, Trusted Types included, since this was last emptied. */
export const violations: string[] = []

const MARK = 'refused by policy: '

/** Notes every violation in every page of this browser. */
export function collectViolations(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (...options) => {
    const context = await open(...options)
    await listen(context)
    return context
  }
  return browser
}

async function listen(context: BrowserContext) {
  context.on('console', (message) => {
    if (message.text().startsWith(MARK)) violations.push(message.text().slice(MARK.length))
  })
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      console.info(`${mark}${effectiveDirective} ${blockedURI} "${sample}" in ${sourceFile}:${String(lineNumber)}`)
    })
  }, MARK)
}
