type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('input, textarea, select')]
/** Finds a field after a re-render, which also renames radio buttons. */
const isSame = (one: Field) => (other: Field) =>
  other.type === one.type &&
  (one.type === 'radio'
    ? other.value === one.value
    : other.name === one.name && other.getAttribute('aria-label') === one.getAttribute('aria-label'))

/** Uses the browser's setter: React ignores the event after a change by its own setter. */
export function enterText(field: Field, value: string) {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function enter(after: Field, before: Field) {
  if (!(after instanceof HTMLInputElement && before instanceof HTMLInputElement)) enterText(after, before.value)
  else if (after.type === 'radio' || after.type === 'checkbox') {
    if (after.checked !== before.checked) after.click()
  } else if (after.type !== 'file') enterText(after, before.value)
  else if (before.files?.length) {
    after.files = before.files
    after.dispatchEvent(new Event('change', { bubbles: true }))
    before.value = '' // enters the files only once
  }
}

/** Remembers values and focus; call the result after the re-render. */
export function keepEntered(root: HTMLElement): () => void {
  const fields = fieldsIn(root)
  const focused = document.activeElement
  return () => {
    for (const before of fields) {
      const enterAgain = () => {
        const after = fieldsIn(root).find(isSame(before))
        if (after) enter(after, before)
        return after
      }
      before.addEventListener('change', enterAgain) // a camera or file chooser was open meanwhile
      const after = enterAgain()
      if (before === focused) after?.focus()
    }
  }
}
