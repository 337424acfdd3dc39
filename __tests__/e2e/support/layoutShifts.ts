import type { Page } from '@playwright/test'

declare global {
  var layoutShifts: () => string[]
}

/**
 * Call before the first navigation; the result reads the layout shifts that no input caused. A busy machine paints a page
 * of which it has parsed a part: what moves as the rest is parsed is left out.
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Node | null }[] }
    const shifts: string[] = []
    const isParsed = (timeMs: number) => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return page!.domInteractive > 0 && timeMs > page!.domInteractive
    }
    const note = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, startTime, value, sources } of entries as Shift[])
        if (!hadRecentInput && isParsed(startTime))
          shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName).join()}`)
    }
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries())
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    globalThis.layoutShifts = () => {
      note(observer.takeRecords())
      return shifts
    }
  })
  return () => page.evaluate(() => globalThis.layoutShifts())
}
