type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('input, textarea, select')]

const entryOf = (field: Field) => ({ value: field.value, isChecked: 'checked' in field && field.checked })
type Entry = ReturnType<typeof entryOf>

/** The same field of the page that React has made anew. Names of radio buttons are new, too. */
const isSame = (one: Field) => (other: Field) =>
  other.type === one.type &&
  (one.type === 'radio'
    ? other.value === one.value
    : other.name === one.name && other.getAttribute('aria-label') === one.getAttribute('aria-label'))

/** By the setter of the browser: React takes note of its own, and hears of no change then. */
function enterText(field: Field, { value }: Entry) {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function enterFiles(field: HTMLInputElement, { files }: Partial<HTMLInputElement>) {
  if (!files?.length) return
  field.files = files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function enter(after: Field, before: Field, entry: Entry) {
  if (!(after instanceof HTMLInputElement) || !['file', 'radio', 'checkbox'].includes(after.type))
    enterText(after, entry)
  else if (after.type === 'file') enterFiles(after, before)
  else if (after.checked !== entry.isChecked) after.click()
}

/**
 * Where a page differs from what React expects, as where an extension or a translation has changed it, React makes it anew.
 * What has been entered into it until then is entered again. The result is called when React has done so.
 */
export function keepEntered(root: HTMLElement) {
  const entries = new Map(fieldsIn(root).map((field) => [field, entryOf(field)])) // React may put them back
  let focused = document.activeElement
  root.addEventListener('input', ({ target }) => entries.set(target as Field, entryOf(target as Field)))
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  return (error: unknown) => {
    reportError(error)
    for (const [before, entry] of entries) {
      if (before.isConnected) continue
      entries.delete(before)
      const after = fieldsIn(root).find(isSame(before))
      if (after) enter(after, before, entry)
      if (after && before === focused && document.activeElement === document.body) after.focus()
    }
  }
}
