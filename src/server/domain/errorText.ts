/** The message on one line; the error may come from another realm or be no Error at all. */
export const messageOf = (error: unknown): string => textOf(error, 'message').replace(/\s+/g, ' ').trim()

/** The short code that Node and database drivers put on their errors, such as ENOENT; else its message. */
export const codeOf = (error: unknown): string => textOf(error, 'code') || messageOf(error)

function textOf(error: unknown, property: 'message' | 'code'): string {
  if (typeof error !== 'object' || error === null) return property === 'message' ? String(error) : ''
  const value: unknown = Reflect.get(error, property)
  return typeof value === 'string' ? value : ''
}
