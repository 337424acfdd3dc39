import i18next, { t } from 'i18next'

import type { ApiError, ErrorCode } from '~/contract/errors/errors'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCoded = (value: unknown) => isObject(value) && typeof value['code'] === 'string' && isObject(value['params'])

/** Not by a schema: it is needed at once, and where nothing can be loaded. */
const hasError = (body: unknown): body is { error: ApiError } =>
  isObject(body) &&
  isObject(body['error']) &&
  isCoded(body['error']) &&
  isObject(body['error']['fields']) &&
  Object.values(body['error']['fields']).every((errors) => Array.isArray(errors) && errors.every(isCoded))

/**
 * What the server refuses, in the reader's language: one sentence, or one for each rejected field. Undefined when it
 * gives no code, one that is newer than this client, or one whose text did not arrive: its own sentence must do then.
 */
export function refusalsIn(body: unknown): string[] | undefined {
  if (!hasError(body)) return undefined
  const { fields, ...whole } = body.error
  const rejected = Object.values(fields).flat()
  const errors = rejected.length > 0 ? rejected : [whole]
  if (!errors.every(({ code }) => isKnown(code))) return undefined
  return errors.map(({ code, params }) => t(`refusals:${code}`, params))
}

const isKnown = (code: string): code is ErrorCode => i18next.exists(`refusals:${code}`)

/** By the code of a rejected field; the code itself where its text did not arrive. */
export const refusalOf = (code: string): string => (isKnown(code) ? t(`refusals:${code}`) : code)
