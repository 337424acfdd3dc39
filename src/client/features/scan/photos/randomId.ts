/** `crypto.randomUUID` is missing on plain HTTP, which a farm's local server may use. */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
