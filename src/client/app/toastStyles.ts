/**
 * notistack writes its rules into a <style> element on import, which a content security policy without inline styles
 * blocks. It first looks for an element with this id: given an inert one, it leaves the rules there as text, and
 * emotion, which the policy allows, applies them. Import this before notistack.
 */
const holder = typeof document === 'undefined' ? undefined : document.createElement('template')
if (holder) {
  holder.id = '_goober'
  holder.append(' ')
  document.head.append(holder)
}

export const toastStyles = () => holder?.textContent ?? ''
