/** A page that nobody sees is not painted. */
const PATIENCE_MS = 100

/**
 * Acts when the browser has painted its own answer to a touch, the pressed control. What takes long on a cheap phone
 * waits for that; what must not be lost when the page is left at once does not. Acts once, however late the frame is.
 */
export function afterPaint(act: () => void) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(unseen)
    setTimeout(act)
  })
  const unseen = setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, PATIENCE_MS)
}
