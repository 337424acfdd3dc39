import i18next, { t } from 'i18next'

import type { ApiError, ErrorCode } from '~/contract/errors/errors'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCoded = (value: unknown) => isObject(value) && typeof value['code'] === 'string' && isObject(value['params'])

/** Not by a schema, because it is needed before anything can be loaded. */
const hasError = (body: unknown): body is { error: ApiError } =>
  isObject(body) &&
  isObject(body['error']) &&
  isCoded(body['error']) &&
  isObject(body['error']['fields']) &&
  Object.values(body['error']['fields']).every((errors) => Array.isArray(errors) && errors.every(isCoded))

/** One sentence, or one for each rejected field, in the reader's language. Undefined without a code that this client knows: then the server's own sentence must do. */
export function refusalsIn(body: unknown): string[] | undefined {
  if (!hasError(body)) return undefined
  const { fields, ...whole } = body.error
  const rejected = Object.values(fields).flat()
  const errors = rejected.length > 0 ? rejected : [whole]
  if (!errors.every(({ code }) => isKnown(code))) return undefined
  return errors.map(({ code, params }) => t(`refusals:${code}`, params))
}

const isKnown = (code: string): code is ErrorCode => i18next.exists(`refusals:${code}`)

/** The sentence for a code, or the code itself if its text did not arrive. */
export const refusalOf = (code: string): string => (isKnown(code) ? t(`refusals:${code}`) : code)
