/** Moves the focus from a row that is removed to the button of the next row, or else to the heading above. */
export function focusNext(pressed: HTMLElement) {
  const row = pressed.closest('li')
  const rows = [row?.nextElementSibling, row?.previousElementSibling]
  const buttons = rows.flatMap((one) => [...(one?.querySelectorAll<HTMLElement>('button') ?? [])].slice(-1))
  const [next] = buttons
  if (next) next.focus()
  else focusHeading(rows.some(Boolean) ? pressed.closest('section') : null)
}

/** Focuses the heading of a section, or of the page by default. */
export function focusHeading(section: HTMLElement | null = null) {
  const find = (selector: string) => (section ?? document).querySelector<HTMLElement>(selector)
  const heading = section ? find('h2, h3') : (find('main h1') ?? find('main h2') ?? find('main'))
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
