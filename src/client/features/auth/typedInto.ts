/** What stands in the fields of a form, by their names. */
export const typedInto = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name, value }) => [name, value]),
  )
