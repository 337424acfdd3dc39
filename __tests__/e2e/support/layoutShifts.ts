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
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: Source[] }
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    const shifts: string[] = []
    let parsedAt = Infinity // the second frame after the parser's end: the first one paints what it added last
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        requestAnimationFrame(() => requestAnimationFrame((timeMs) => (parsedAt = timeMs)))
    })
    const note = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, startTime, value, sources } of entries as Shift[])
        if (!hadRecentInput && startTime > parsedAt)
          shifts.push(
            `${value} ${sources.map((source) => `${source.node?.nodeName} ${rect(source.previousRect)} -> ${rect(source.currentRect)}`).join()}`,
          )
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
