import i18next, { t } from 'i18next'

import type { ApiError, ErrorCode } from '~/contract/errors/errors'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCoded = (value: unknown) => isObject(value) && typeof value['code'] === 'string' && isObject(value['params'])

/** Checks without a schema, because it must work before anything has loaded. */
const hasError = (body: unknown): body is { error: ApiError } =>
  isObject(body) &&
  isObject(body['error']) &&
  isCoded(body['error']) &&
  isObject(body['error']['fields']) &&
  Object.values(body['error']['fields']).every((errors) => Array.isArray(errors) && errors.every(isCoded))

/** One sentence per rejected field, or one for the whole; undefined for codes that this version does not know. */
export function refusalsIn(body: unknown): string[] | undefined {
  if (!hasError(body)) return undefined
  const { fields, ...whole } = body.error
  const rejected = Object.values(fields).flat()
  const errors = rejected.length > 0 ? rejected : [whole]
  if (!errors.every(({ code }) => isKnown(code))) return undefined
  return errors.map(({ code, params }) => t(`refusals:${code}`, params))
}

/** By field, what the server refuses: a code, or the first sentence of a server that sends no codes that we know. */
export function fieldRefusalsIn(body: unknown): Record<string, string> {
  if (!isObject(body)) return {}
  const coded: Record<string, { code: string }[] | undefined> = hasError(body) ? body.error.fields : {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, sentences]) => {
      const code = coded[field]?.[0]?.code
      const sentence: unknown = Array.isArray(sentences) ? sentences[0] : sentences
      if (code !== undefined && isKnown(code)) return [[field, code]]
      return typeof sentence === 'string' ? [[field, sentence]] : []
    }),
  )
}

const isKnown = (code: string): code is ErrorCode => i18next.exists(`refusals:${code}`)

/** The sentence for a code, or the code itself if its text did not load. */
export const refusalOf = (code: string): string => (isKnown(code) ? t(`refusals:${code}`) : code)
