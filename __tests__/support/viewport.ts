type Viewport = { widthPx: number; reducedMotion?: boolean }

const MIN_WIDTH = /\(min-width:\s*(\d+(?:\.\d+)?)px\)/

/** jsdom has no window to measure: answers media queries as a window of that width would. */
export function setViewport({ widthPx, reducedMotion = false }: Viewport) {
  const matches = (query: string) => {
    if (query.includes('prefers-reduced-motion')) return reducedMotion
    const minWidth = MIN_WIDTH.exec(query)?.[1]
    return minWidth !== undefined && widthPx >= Number(minWidth)
  }
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (query: string) => ({
      media: query,
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  })
}
