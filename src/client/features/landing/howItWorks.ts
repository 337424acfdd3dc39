export const HOW_IT_WORKS_TITLE_ID = 'how-it-works'

/** Brings the innovation section into view, for the eye and for a screen reader. */
export function goToHowItWorks() {
  const title = document.getElementById(HOW_IT_WORKS_TITLE_ID)
  if (!title) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  title.closest('section')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
  title.tabIndex = -1 // a heading takes the focus only when it is told that it may
  title.focus({ preventScroll: true })
}
