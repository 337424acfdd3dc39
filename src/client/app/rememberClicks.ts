/**
 * Keeps what was clicked before anybody could answer, for later. Links need no keeping: the browser follows them. Who
 * clicks twice because nothing happens means it once.
 */
export function rememberClicks(page: HTMLElement) {
  const wanted = new Set<HTMLElement>()
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('#root button') : null
    if (control) wanted.add(control)
  }
  page.addEventListener('click', note, true)
  return {
    /** From the moment on that React listens. */
    stop: () => {
      page.removeEventListener('click', note, true)
    },
    replay: () => {
      for (const control of wanted) control.click()
      wanted.clear()
    },
  }
}
