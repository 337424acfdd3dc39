/** `crypto.randomUUID` is missing on plain HTTP, which a farm's local server may use. */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The same in the form of a UUID. */
export const randomUuid = () => randomId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
