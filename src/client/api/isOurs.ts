/** Whether it is an answer of our API, which says why, and not the page of something in between: a portal, a proxy, a firewall. */
export function isOurs(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  if ('detail' in body) return typeof body.detail === 'string'
  const fields: unknown[] = Object.values(body)
  return fields.length > 0 && fields.every((value) => Array.isArray(value) || isCoded(value))
}

const isCoded = (value: unknown) => typeof value === 'object' && value !== null && 'code' in value
