import i18next, { t } from 'i18next'

import { codeOfMessage } from '~/contract/errors/errors'
import type { ApiError } from '~/contract/errors/errors'

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
 * gives no code, or one that is newer than this client: its own sentence must do then.
 */
export function refusalsIn(body: unknown): string[] | undefined {
  if (!hasError(body)) return undefined
  const { fields, ...whole } = body.error
  const rejected = Object.values(fields).flat()
  const errors = rejected.length > 0 ? rejected : [whole]
  if (!errors.every(({ code }) => isKnown(code))) return undefined
  return errors.map(({ code, params }) => t(`errors:codes.${code}`, params))
}

const isKnown = (code: string) => i18next.exists(`errors:codes.${code}`)

/** The message of a form's schema, which is written in English, in the reader's language. */
export function validationMessage(english: string): string {
  const code = codeOfMessage(english)
  return code === undefined ? english : t(`errors:codes.${code}`)
}
