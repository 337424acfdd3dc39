const AT_MOST_MS = 100

/** Resolves after the next paint, or soon in a hidden page: https://web.dev/articles/optimize-inp */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_MOST_MS)
  })
