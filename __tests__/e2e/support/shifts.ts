/** Runs in the page, before anything of it: writes down what moves, other than by the visitor's own doing. */
export function watchShifts() {
  type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node: Element | null }[] }
  globalThis.shifts = []
  const note = (entries: PerformanceEntryList) => {
    for (const { hadRecentInput, value, sources } of entries as Shift[])
      if (!hadRecentInput) globalThis.shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName).join()}`)
  }
  const observer = new PerformanceObserver((list) => {
    note(list.getEntries())
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  globalThis.shiftsSoFar = () => {
    note(observer.takeRecords())
    return globalThis.shifts
  }
}
declare global {
  var shifts: string[]
  var shiftsSoFar: () => string[]
}
