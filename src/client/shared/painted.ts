const AT_MOST_MS = 100

/** Resolves once the browser has painted what has changed so far, or soon where it paints nothing, as in a hidden page: https://web.dev/articles/optimize-inp */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_MOST_MS)
  })
