const PATIENCE_MS = 4000

/** Once the page is loaded and nothing else is going on. Safari has no idle callbacks and gets a short pause. Returns what calls it off. */
export function whenIdle(act: () => void) {
  let stop = () => undefined as void
  const idle = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(act, { timeout: PATIENCE_MS })
      stop = () => {
        cancelIdleCallback(id)
      }
    } else {
      const id = setTimeout(act, 200)
      stop = () => {
        clearTimeout(id)
      }
    }
  }
  if (document.readyState === 'complete') idle()
  else {
    window.addEventListener('load', idle, { once: true })
    stop = () => {
      window.removeEventListener('load', idle)
    }
  }
  return () => {
    stop()
  }
}
